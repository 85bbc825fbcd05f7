import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoItems } from '../assemble/items.ts';
import { imageOf } from '../assemble/products.ts';
import { bannerPictures } from './banners.ts';
import { brandPictures, shopLogoSvg } from './logos.ts';
import { defaultPictureSvg, packshotSvg } from './packshot.ts';
import { measureFont } from './text.ts';
import { tilePictures } from './tiles.ts';

// Usage: node demo/draw/main.ts [products|subcategories|banners|brands|default|logo] [name part]
// Draws the demo shop's pictures into demo/pictures; without arguments, all of them.

const pictures = new URL('../pictures/', import.meta.url);
/** Every shop has it, not only the demo. */
const defaultPicture = new URL('../../src/server/images/default.webp', import.meta.url);
const [wantedFolder = '', wantedName = ''] = process.argv.slice(2);

function productPictures(): Map<string, string> {
  return new Map(demoItems().map((item) => [imageOf(item), packshotSvg(item)]));
}

async function writePictures(folder: string, quality: number, drawn: () => Map<string, string>) {
  if (wantedFolder && wantedFolder !== folder) return;
  await mkdir(new URL(`${folder}/`, pictures), { recursive: true });
  for (const [file, svg] of drawn()) {
    if (!file.includes(wantedName)) continue;
    await writePicture(new URL(`${folder}/${file}`, pictures), svg, quality);
  }
}

async function writePicture(target: URL, svg: string, quality: number) {
  const drawn = sharp(Buffer.from(svg));
  // Banners lie on a ground that the shop gives them.
  const picture = target.pathname.includes('/banners/')
    ? drawn
    : drawn.flatten({ background: '#ffffff' });
  await picture.webp({ quality, effort: 6 }).toFile(fileURLToPath(target));
}

await measureFont();
await writePictures('products', 78, productPictures);
await writePictures('subcategories', 86, tilePictures);
await writePictures('banners', 88, bannerPictures);
await writePictures('brands', 90, brandPictures);
if (!wantedFolder || wantedFolder === 'default') {
  await writePicture(defaultPicture, defaultPictureSvg(), 86);
}
if (!wantedFolder || wantedFolder === 'logo') {
  await writeFile(new URL('logo.svg', pictures), shopLogoSvg('light'));
  for (const [file, svg] of [
    ['logo.webp', shopLogoSvg('light')],
    ['logo-dark.webp', shopLogoSvg('dark')],
  ] as const) {
    const logo = sharp(Buffer.from(svg), { density: 144 }).resize(320, 96);
    await logo.webp({ quality: 92 }).toFile(fileURLToPath(new URL(file, pictures)));
  }
}
