import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { guideHtml } from './markdown.ts';

const isPage = /[\\/]docs[\\/]guide[\\/][\w-]+\.md$/;

/** Makes a page of docs/guide a module of the console: its title and its HTML, with hashed pictures. */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    async transform(markdown, id) {
      if (!isPage.test(id)) return undefined;
      const pictures = await picturesIn(markdown, dirname(id));
      const { title, html } = guideHtml(markdown, {
        hrefOf: (to) => `/console/help${to === 'README.md' ? '' : `/${to.replace('.md', '')}`}`,
        pictureOf: (src) => ({ address: `«${src}»`, ...sizeOf(pictures, src) }),
      });
      const sources = [...pictures.keys()];
      const imports = sources.map((src, at) => `import picture${at} from './${src}';\n`);
      // A picture's address is known once Vite has named its file.
      const text = JSON.stringify(html).replaceAll(
        /«([^»]+)»/g,
        (_, src: string) => `" + picture${sources.indexOf(src)} + "`,
      );
      const page = `export const title = ${JSON.stringify(title)};\nexport const html = ${text};\n`;
      return { code: imports.join('') + page, map: null };
    },
  };
}

type Size = { width: number; height: number };

/** The pictures of a page with their sizes, which keep their place while they load. */
async function picturesIn(markdown: string, folder: string): Promise<Map<string, Size>> {
  const found = new Map<string, Size>();
  for (const [, src = ''] of markdown.matchAll(/\]\((pictures\/[\w-]+\.webp)\)/g)) {
    const { width, height } = await sharp(join(folder, src)).metadata();
    found.set(src, { width, height });
  }
  return found;
}

function sizeOf(pictures: Map<string, Size>, src: string): Size {
  const size = pictures.get(src);
  if (!size) throw new Error(`${src} is no picture of the guide: they are pictures/NAME.webp.`);
  return size;
}
