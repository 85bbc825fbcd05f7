import type { Look } from './look.ts';
import { svgText } from './text.ts';

/** What the law has printed on food and cosmetics: green for vegetable, brown for what was an animal. */
export type DietMark = 'veg' | 'non-veg';

export function dietMark(mark: DietMark, x: number, y: number, size: number): string {
  const colour = mark === 'veg' ? '#0a7d2c' : '#8a3d16';
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="#fff" stroke="${colour}" stroke-width="${size * 0.11}"/>` +
    `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.27}" fill="${colour}"/>`
  );
}

/** Bars of a code that is the same in every drawing of these goods. */
export function barcode(look: Look, x: number, y: number, w: number, h: number): string {
  let seed = [...look.id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 2_147_483_647;
  let bars = '';
  for (let at = w * 0.06; at < w * 0.92; ) {
    seed = (seed * 48_271) % 2_147_483_647;
    const wide = w * (0.012 + (seed % 3) * 0.011);
    bars += `M${(x + at).toFixed(1)} ${y + h * 0.12}h${wide.toFixed(1)}v${h * 0.76}h-${wide.toFixed(1)}z`;
    at += wide + w * (0.014 + (seed % 5) * 0.006);
  }
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff"/><path d="${bars}" fill="#14211c"/>`;
}

/** Batch and dates as lines of type too small to read, and the price over them. */
export function priceBox(look: Look, x: number, y: number, w: number): string {
  const h = w * 0.62;
  const line = (share: number, length: number) => `M${x + w * 0.08} ${y + h * share}h${w * length}`;
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff" stroke="#14211c" stroke-width="1.5"/>` +
    svgText(`MRP ₹${look.mrpRupees}`, x + w / 2, y + h * 0.36, w * 0.17) +
    `<path d="${line(0.55, 0.8)}${line(0.7, 0.64)}${line(0.85, 0.74)}" stroke="#14211c" stroke-opacity=".55" stroke-width="2" stroke-dasharray="9 3 5 3"/>`
  );
}
