import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';

const require = createRequire(import.meta.url);
const family = '@expo-google-fonts/noto-sans-devanagari';

/** Words whose shapes are kept; papers of one shop have the same ones again and again. */
const maxWords = 4_000;

type Fonts = { regular: Font; bold: Font };

let fonts: Promise<Fonts> | undefined;

/** Latin, Devanagari and ₹ in one family; read and taken apart once, since each paper embeds only what it shows. */
export function readFonts(): Promise<Fonts> {
  fonts ??= Promise.all([
    openFont('400Regular/NotoSansDevanagari_400Regular.ttf'),
    openFont('700Bold/NotoSansDevanagari_700Bold.ttf'),
  ]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}

async function openFont(file: string): Promise<Font> {
  const font = create(await readFile(require.resolve(`${family}/${file}`)));
  // pdfkit scales the positions of what it is given to that, in place: papers that share them do so once more.
  if (font.unitsPerEm !== 1_000) throw new Error(`${file} has other units than pdfkit.`);
  // Of signs that look alike, a space and one that does not break, the first is what copied text has.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  font.layout = keptLayout(font.layout.bind(font));
  return font;
}

/** Shaping Devanagari is most of what drawing takes: each word once, for all papers. */
function keptLayout(shape: Font['layout']): Font['layout'] {
  const words = new Map<string, GlyphRun>();
  return (text, features) => {
    if (features) return shape(text, features);
    let run = words.get(text);
    if (!run) {
      run = shape(text);
      if (words.size >= maxWords) words.clear();
      words.set(text, run);
    }
    return run;
  };
}
