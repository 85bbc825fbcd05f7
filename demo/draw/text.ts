import sharp from 'sharp';

export const nameFont = 'Noto Sans Display';
const fallback = 'Noto Sans, Noto Sans Devanagari, DejaVu Sans, sans-serif';

export type TextStyle = {
  family?: string;
  weight?: number;
  italic?: boolean;
  spacing?: number;
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
};

const widths = new Map<string, number>();
const signs = " !%&'(),-./0123456789:;ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz×+₹";

async function inkWidth(text: string): Promise<number> {
  const font = `${nameFont} Bold 100`;
  const { info } = await sharp({ text: { text, font, dpi: 72, rgba: true } })
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  return info.width;
}

/** Learns how wide each sign of the name font is; call once before drawing. */
export async function measureFont(): Promise<void> {
  for (const sign of signs) {
    const safe = sign === '&' ? '&amp;' : sign;
    const few = await inkWidth(`|${safe.repeat(2)}|`);
    const many = await inkWidth(`|${safe.repeat(12)}|`);
    widths.set(sign, (many - few) / 1000);
  }
  widths.set('\u00a0', widths.get(' ') ?? 0.26);
}

/** Width in em of the name font. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const sign of text) {
    const combining = /\p{M}/u.test(sign);
    sum += widths.get(sign) ?? (combining ? 0.2 : 0.62);
  }
  return sum;
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export function svgText(text: string, x: number, y: number, size: number, style: TextStyle = {}) {
  const family = `${style.family ?? nameFont}, ${fallback}`;
  return (
    `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" ` +
    `font-weight="${style.weight ?? 700}" font-style="${style.italic ? 'italic' : 'normal'}" ` +
    `letter-spacing="${style.spacing ?? 0}" fill="${style.colour ?? '#14211c'}" ` +
    `text-anchor="${style.anchor ?? 'middle'}">${escapeXml(text)}</text>`
  );
}

function wrap(words: string[], widthEm: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= widthEm) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The same number of lines with the narrowest width, so that no single word hangs alone. */
function balanced(words: string[], widthEm: number): string[] {
  let best = wrap(words, widthEm);
  for (let narrower = widthEm * 0.96; narrower > widthEm * 0.4; narrower *= 0.96) {
    const lines = wrap(words, narrower);
    if (lines.length > best.length || lines.some((line) => textWidth(line) > widthEm)) break;
    best = lines;
  }
  return best;
}

export type Fitted = { lines: string[]; size: number; height: number };

/** The largest size at which the text fits a box in at most `maxLines` lines. */
export function fitText(
  text: string,
  box: { width: number; height: number; maxSize: number; maxLines?: number },
): Fitted {
  // An ampersand or a lone figure stays with the word before it.
  const glued = text.replace(/ (?=& |\d+$)/g, '\u00a0').split(' ');
  for (let size = box.maxSize; size > 12; size -= 1) {
    const lines = balanced(glued, box.width / size);
    const height = lines.length * size * 1.08;
    const widest = Math.max(...lines.map(textWidth)) * size;
    const few = lines.length <= (box.maxLines ?? 4);
    if (few && widest <= box.width && height <= box.height) return { lines, size, height };
  }
  return { lines: [text], size: 12, height: 13 };
}

export function svgLines(fitted: Fitted, x: number, top: number, style: TextStyle = {}): string {
  return fitted.lines
    .map((line, index) =>
      svgText(line, x, Math.round(top + fitted.size * (0.86 + index * 1.08)), fitted.size, style),
    )
    .join('');
}
