import type { Item } from '../assemble/items.ts';
import type { PictureKind } from '../types.ts';
import { lighten, mix } from './colour.ts';
import { lookOf } from './look.ts';
import { drawPack } from './pack.ts';
import { sharedDefs } from './shade.ts';

export function svgOf(width: number, height: number, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${sharedDefs}${content}</svg>`
  );
}

/** A light ground in the variant's tint, a little brighter behind the pack. */
function ground(tint: string): string {
  return (
    `<defs><radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${lighten(tint, 0.97)}"/>` +
    `<stop offset="1" stop-color="${lighten(tint, 0.86)}"/></radialGradient></defs>` +
    `<rect width="800" height="800" fill="url(#ground)"/>`
  );
}

const tall: PictureKind[] = ['bottle', 'pump-bottle', 'tube', 'spray', 'syrup', 'tin'];
const wide: PictureKind[] = ['jar', 'tub'];

/** Small packs stand a little smaller than large ones; narrow ones may fill the height. */
function zoomOf(item: Item): number {
  const [, number = '', unit = ''] = item.quantity.match(/([\d.]+) (ml|g|litre|kg)$/) ?? [];
  if (!tall.includes(item.kind) && !wide.includes(item.kind)) return 1.06;
  if (!number) return 1.08;
  const amount = Number(number) * (unit === 'litre' || unit === 'kg' ? 1000 : 1);
  const share = Math.min(1, Math.max(0, Math.log(amount / 15) / Math.log(600 / 15)));
  return 0.98 + share * (wide.includes(item.kind) ? 0.12 : 0.17);
}

export function packshotSvg(item: Item): string {
  const look = lookOf(item);
  const tint = mix(look.accent, look.brand.colour, 0.35);
  const zoom = zoomOf(item);
  // The floor stays put and the pack grows upwards.
  const place = `translate(${400 - 400 * zoom} ${748 - 712 * zoom}) scale(${zoom})`;
  return svgOf(800, 800, `${ground(tint)}<g transform="${place}">${drawPack(item.kind, look)}</g>`);
}

export function defaultPictureSvg(): string {
  const line = 'fill="none" stroke="#9fb0a8" stroke-width="12" stroke-linejoin="round"';
  return svgOf(
    800,
    800,
    `<rect width="800" height="800" fill="#f1f4f2"/><path d="M400 190L610 290V520L400 630L190 520V290Z" ${line}/>` +
      `<path d="M190 290L400 394L610 290M400 394V630M292 238L504 342V420" ${line} stroke-linecap="round"/>`,
  );
}
