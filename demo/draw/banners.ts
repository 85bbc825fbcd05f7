import { demoItems } from '../assemble/items.ts';
import { lighten } from './colour.ts';
import { lookOf } from './look.ts';
import { drawPack } from './pack.ts';
import { svgOf } from './packshot.ts';

/** `x` as a share of the width. */
type Placed = [sku: string, x: number, scale: number];

type Design = { second: string; goods: Placed[] };

const height = 800;

/** Goods before a sun, on nothing: the banner's ground shows, and its words stand beside them. */
const designs: Record<string, Design> = {
  'main-winter': {
    second: '#f2a33a',
    goods: [
      ['VAI-JU-1', 0.2, 0.84],
      ['VAI-HN-250', 0.82, 0.62],
      ['VAI-CP-500', 0.52, 0.82],
    ],
  },
  'main-baby': {
    second: '#ffd166',
    goods: [
      ['TUK-DP-M42', 0.28, 0.86],
      ['MAM-LO-400', 0.84, 0.8],
      ['TUK-WP-72', 0.6, 0.5],
    ],
  },
  'main-skin': {
    second: '#e4658b',
    goods: [
      ['SUR-SS-50', 0.2, 0.82],
      ['GUL-CR-50', 0.82, 0.64],
      ['NIM-FW-100', 0.5, 0.96],
    ],
  },
  'main-first-aid': {
    second: '#d6493c',
    goods: [
      ['CUR-PL-100', 0.24, 0.78],
      ['CUR-OI-ANT-20', 0.82, 0.7],
      ['CUR-AS-250', 0.54, 0.94],
    ],
  },
  'last-pets': {
    second: '#e9a23b',
    goods: [
      ['SHE-DF-3', 0.4, 0.98],
      ['SHE-TR-100', 0.78, 0.66],
    ],
  },
  'last-devices': { second: '#1c69a8', goods: [['PUL-BP-1', 0.5, 0.98]] },
  'last-hair': {
    second: '#8fc46b',
    goods: [
      ['KES-HO-180', 0.26, 0.8],
      ['KES-HO-200', 0.76, 0.8],
      ['KES-HO-BHR-100', 0.5, 0.92],
    ],
  },
  'bottom-express': {
    second: '#f2a93b',
    goods: [
      ['MED-CS-100', 0.2, 0.76],
      ['SHK-GE-500', 0.7, 0.76],
      ['ARO-OR-218', 0.42, 0.6],
    ],
  },
  'bottom-toys': {
    second: '#f0812a',
    goods: [
      ['JHU-SF-30', 0.3, 0.8],
      ['JHU-RT-1', 0.64, 0.62],
    ],
  },
};

function sun(colour: string, width: number): string {
  const [x, y] = [width / 2, height / 2];
  return (
    `<circle cx="${x}" cy="${y}" r="390" fill="${colour}" opacity=".28"/>` +
    `<circle cx="${x}" cy="${y}" r="280" fill="${lighten(colour, 0.4)}" opacity=".5"/>`
  );
}

function bannerSvg({ second, goods }: Design, width: number): string {
  const items = new Map(demoItems().map((item) => [item.sku, item]));
  const packs = goods.map(([sku, x, scale]) => {
    const item = items.get(sku);
    if (!item) throw new Error(`Banner without goods: ${sku}`);
    const place = `translate(${x * width - 400 * scale} ${height * 0.95 - 712 * scale}) scale(${scale})`;
    return `<g transform="${place}">${drawPack(item.kind, lookOf(item))}</g>`;
  });
  return svgOf(width, height, sun(second, width) + packs.join(''));
}

/** Each for phones, and those of the carousel for wide screens. */
export function bannerPictures(): Map<string, string> {
  return new Map(
    Object.entries(designs).flatMap(([name, design]) => {
      const phone = [`${name}.webp`, bannerSvg(design, 800)] as const;
      if (!name.startsWith('main')) return [phone];
      return [phone, [`${name}-wide.webp`, bannerSvg(design, 1120)] as const];
    }),
  );
}
