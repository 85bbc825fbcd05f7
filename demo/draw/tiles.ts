import { demoItems, type Item } from '../assemble/items.ts';
import { categoryFacts } from '../content/categories.ts';
import { lighten } from './colour.ts';
import { lookOf } from './look.ts';
import { drawPack } from './pack.ts';
import { svgOf } from './packshot.ts';

const grounds: Record<string, string> = {
  Pharmacy: '#3f8fd0',
  'Health Care': '#2f9a6b',
  'Baby Care': '#ef8f7c',
  'Pet Care': '#e3a032',
  'Skin Care': '#b079c4',
};

/** Goods that look unlike each other: another kind first, then another colour. */
function varied(goods: Item[], count: number): Item[] {
  const chosen: Item[] = [];
  const tests: ((item: Item) => boolean)[] = [
    (item) => chosen.every((one) => one.kind !== item.kind && one.accent !== item.accent),
    (item) => chosen.every((one) => one.kind !== item.kind),
    (item) => chosen.every((one) => one.accent !== item.accent),
  ];
  for (const fits of tests) {
    for (const item of goods) {
      if (chosen.length < count && !chosen.includes(item) && fits(item)) chosen.push(item);
    }
  }
  return chosen;
}

function placed(item: Item, x: number, bottom: number, scale: number): string {
  const pack = drawPack(item.kind, { ...lookOf(item), wordless: true });
  const left = x - 400 * scale;
  return `<g transform="translate(${left} ${bottom - 712 * scale}) scale(${scale})">${pack}</g>`;
}

const layouts: Record<number, [x: number, bottom: number, scale: number][]> = {
  1: [[200, 346, 0.44]],
  2: [
    [136, 330, 0.33],
    [262, 350, 0.37],
  ],
  3: [
    [108, 314, 0.28],
    [298, 318, 0.29],
    [202, 352, 0.35],
  ],
};

function tileSvg(goods: Item[], count: number, ground: string): string {
  const shown = varied(goods, count);
  const layout = layouts[shown.length] ?? [];
  const packs = shown.map((item, index) => {
    const [x, bottom, scale] = layout[index] ?? [200, 340, 0.3];
    return placed(item, x, bottom, scale);
  });
  return svgOf(
    400,
    400,
    `<rect width="400" height="400" fill="${lighten(ground, 0.8)}"/>` +
      `<circle cx="200" cy="196" r="158" fill="${lighten(ground, 0.62)}"/>` +
      `<path d="M0 306C90 286 310 286 400 306V400H0Z" fill="${lighten(ground, 0.7)}"/>${packs.join('')}`,
  );
}

export function tilePictures(): Map<string, string> {
  const items = demoItems();
  const tiles = new Map<string, string>();
  for (const category of categoryFacts) {
    const ground = grounds[category.name] ?? '#6b8f80';
    for (const sub of category.subcategories) {
      const goods = items.filter((item) => item.line.subcategory === sub.slug);
      tiles.set(`${sub.slug}.webp`, tileSvg(goods, 3, ground));
      for (const [, slug] of sub.under) {
        const few = goods.filter((item) => item.line.subSubcategory === slug);
        tiles.set(`${slug}.webp`, tileSvg(few, 2, ground));
      }
    }
  }
  return tiles;
}
