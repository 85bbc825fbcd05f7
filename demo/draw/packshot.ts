import type { Item } from '../assemble/items.ts';
import type { PictureKind } from '../types.ts';
import { lookOf } from './look.ts';
import { drawPack } from './pack.ts';
import { sharedDefs } from './shade.ts';
import { shipper } from './wholesale-unit.ts';

export function svgOf(width: number, height: number, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${sharedDefs}${content}</svg>`
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

/** Sold hanging on a card: more of them hang behind, no carton stands there. */
const hanging: PictureKind[] = [
  'stick',
  'toothbrush',
  'razor',
  'comb',
  'collar',
  'rope-toy',
  'ball',
];

/** On white, before the wholesale unit that the shop gets them in. */
export function packshotSvg(item: Item): string {
  const look = lookOf(item);
  const pack = drawPack(item.kind, look);
  const zoom = zoomOf(item);
  const at = (x: number, floor: number, scale: number) =>
    `translate(${x - 400 * scale} ${floor - 712 * scale}) scale(${scale})`;
  const behind = hanging.includes(item.kind)
    ? `<g opacity=".45" transform="${at(520, 716, 0.94)}">${pack}</g><g opacity=".7" transform="${at(440, 732, 0.96)}">${pack}</g>`
    : shipper(look, 388, 690, 290, isLow(item) ? 500 : 410);
  const place = hanging.includes(item.kind) ? at(356, 748, 1) : at(312, 752, zoom * 0.9);
  return svgOf(
    800,
    800,
    `<rect width="800" height="800" fill="#fff"/>${behind}<g transform="${place}">${pack}</g>`,
  );
}

/** Wide goods leave the carton only the room above them. */
function isLow({ kind }: Item): boolean {
  return ![...tall, 'bag', 'pouch', 'sachet-strip', 'diaper-pack'].includes(kind);
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
