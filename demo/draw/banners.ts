import { demoItems } from '../assemble/items.ts';
import { darken, inkOn, lighten } from './colour.ts';
import { lookOf } from './look.ts';
import { drawPack } from './pack.ts';
import { svgOf } from './packshot.ts';
import { svgText } from './text.ts';

type Placed = [sku: string, x: number, scale: number];

type Design = {
  width: number;
  height: number;
  colour: string;
  second: string;
  headline: string[];
  size: number;
  line: string;
  goods: Placed[];
  /** Where the circles behind the goods stand; by default towards the end. */
  centre?: number;
};

const designs: Record<string, Design> = {
  'main-winter.webp': {
    width: 1600,
    height: 600,
    colour: '#0b6b4b',
    second: '#f2a33a',
    headline: ['Winter stock,', 'better margins'],
    size: 114,
    line: 'Chyawanprash, honey, juices',
    goods: [
      ['VAI-JU-1', 1120, 0.6],
      ['VAI-HN-250', 1474, 0.46],
      ['VAI-CP-500', 1304, 0.64],
    ],
  },
  'main-baby.webp': {
    width: 1600,
    height: 600,
    colour: '#1b6f9c',
    second: '#ffd166',
    headline: ['Baby care', 'by the carton'],
    size: 120,
    line: 'Diapers, wipes, bath & feeding',
    goods: [
      ['TUK-DP-M42', 1150, 0.66],
      ['MAM-LO-400', 1500, 0.58],
      ['TUK-WP-72', 1378, 0.4],
    ],
  },
  'main-skin.webp': {
    width: 1600,
    height: 600,
    colour: '#fbe3ea',
    second: '#e4658b',
    headline: ['Earn up to 38%', 'on face care'],
    size: 112,
    line: 'Face wash, creams, sunscreen',
    goods: [
      ['GUL-CR-50', 1460, 0.5],
      ['SUR-SS-50', 1110, 0.62],
      ['NIM-FW-100', 1270, 0.72],
    ],
  },
  'main-first-aid.webp': {
    width: 1600,
    height: 600,
    colour: '#fff3df',
    second: '#d6493c',
    headline: ['First aid,', 'always in stock'],
    size: 112,
    line: 'From one strip to a full carton',
    goods: [
      ['CUR-PL-100', 1150, 0.56],
      ['CUR-OI-ANT-20', 1492, 0.54],
      ['CUR-AS-250', 1330, 0.7],
    ],
  },
  'last-pets.webp': {
    width: 800,
    height: 400,
    colour: '#7a2e1d',
    second: '#e9a23b',
    headline: ['Happy dogs,', 'loyal buyers'],
    size: 58,
    line: 'Food, treats, toys',
    goods: [
      ['SHE-TR-100', 700, 0.34],
      ['SHE-DF-3', 570, 0.46],
    ],
  },
  'last-devices.webp': {
    width: 800,
    height: 400,
    colour: '#dcecf7',
    second: '#1c69a8',
    headline: ['Home health', 'devices'],
    size: 60,
    line: 'With warranty',
    goods: [['PUL-BP-1', 610, 0.48]],
  },
  'last-hair.webp': {
    width: 800,
    height: 400,
    colour: '#234a33',
    second: '#8fc46b',
    headline: ['Hair oils that', 'never wait'],
    size: 56,
    line: 'Coconut, amla, bhringraj',
    goods: [
      ['KES-HO-180', 540, 0.42],
      ['KES-HO-200', 690, 0.42],
      ['KES-HO-BHR-100', 615, 0.46],
    ],
  },
  // Phones show the first half of a bottom banner: the words and one of the goods.
  'bottom-express.webp': {
    width: 1200,
    height: 500,
    colour: '#0b6b4b',
    second: '#39b487',
    headline: ['Need it', 'tomorrow?'],
    size: 64,
    line: 'Express delivery in 1 day',
    centre: 780,
    goods: [
      ['MED-CS-100', 506, 0.46],
      ['SHK-GE-500', 960, 0.52],
      ['ARO-OR-218', 740, 0.52],
    ],
  },
  'bottom-toys.webp': {
    width: 1200,
    height: 500,
    colour: '#ffe2a8',
    second: '#f0812a',
    headline: ['Small toys,', 'big smiles'],
    size: 64,
    line: 'Easy gifts from ₹79 MRP',
    centre: 700,
    goods: [
      ['JHU-SF-30', 510, 0.4],
      ['JHU-RT-1', 790, 0.48],
    ],
  },
};

function ground({ width, height, colour, second, centre }: Design): string {
  const x = centre ?? width * 0.79;
  return (
    `<defs><linearGradient id="field" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${colour}"/>` +
    `<stop offset="1" stop-color="${darken(colour, inkOn(colour) === '#ffffff' ? 0.14 : 0.05)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#field)"/>` +
    `<circle cx="${x}" cy="${height * 0.5}" r="${height * 0.62}" fill="${second}" opacity=".28"/>` +
    `<circle cx="${x}" cy="${height * 0.5}" r="${height * 0.44}" fill="${lighten(second, 0.4)}" opacity=".5"/>` +
    `<path d="M${width * 0.5} ${height * 0.9}C${width * 0.62} ${height * 0.82} ${width * 0.9} ${height * 0.82} ${width} ${height * 0.86}V${height}H${width * 0.46}Z" fill="${darken(colour, 0.2)}" opacity=".35"/>`
  );
}

function bannerSvg(design: Design): string {
  const items = new Map(demoItems().map((item) => [item.sku, item]));
  const { width, height, size } = design;
  const ink = inkOn(design.colour);
  const left = width * 0.055;
  const top = height / 2 - size * 0.72;
  const packs = design.goods.map(([sku, x, scale]) => {
    const item = items.get(sku);
    if (!item) throw new Error(`Banner without goods: ${sku}`);
    const y = height * 0.93 - 712 * scale;
    const pack = drawPack(item.kind, lookOf(item));
    return `<g transform="translate(${x - 400 * scale} ${y}) scale(${scale})">${pack}</g>`;
  });
  const start = { anchor: 'start', colour: ink } as const;
  const lines = design.headline.map((text, index) =>
    svgText(text, left, top + size * (0.36 + index * 1.06), size, start),
  );
  const small = svgText(design.line, left + 4, top + size * 2.24, size * 0.46, {
    ...start,
    weight: 400,
  });
  const rule = `<rect x="${left + 4}" y="${top - size * 0.78}" width="${size * 0.9}" height="${size * 0.1}" rx="${size * 0.05}" fill="${design.second}"/>`;
  return svgOf(width, height, ground(design) + packs.join('') + rule + lines.join('') + small);
}

export function bannerPictures(): Map<string, string> {
  return new Map(Object.entries(designs).map(([file, design]) => [file, bannerSvg(design)]));
}
