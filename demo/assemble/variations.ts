import { type BrandFacts, brandFacts } from '../content/brands.ts';
import type { Item } from './items.ts';
import { slugOf } from './seed.ts';

/** Words a maker adds to a line to sell a second version of it. */
const editions: Record<string, string[]> = {
  Pharmacy: ['Plus', 'Advance', 'Family', 'Clinic', 'Fast', 'Mild', 'Herbal', 'Classic', 'Gold'],
  'Health Care': ['Plus', 'Active', 'Pro', 'Daily', 'Senior', 'Junior', 'Classic', 'Gold', 'Lite'],
  'Baby Care': ['Soft', 'Tender', 'Gentle', 'Happy', 'Cosy', 'First', 'Dreamy', 'Sunny', 'Tiny'],
  'Pet Care': ['Prime', 'Active', 'Natural', 'Royal', 'Wild', 'Happy', 'Classic', 'Farm', 'Gold'],
  'Skin Care': ['Aloe', 'Neem', 'Rose', 'Tulsi', 'Kesar', 'Honey', 'Mint', 'Almond', 'Lotus'],
};

const sizes = [2, 0.5, 3, 1.5, 4, 5];

const measures: Record<string, string> = { ml: 'litre', g: 'kg' };

/** Another size of the same goods, or null where such a size would be silly (half a tablet). */
function resized(quantity: string, factor: number): string | null {
  const [, before = '', number = '', unit = ''] = quantity.match(/^(.*?)([\d.]+) (\S+)$/) ?? [];
  if (number === '' || unit === 'cm' || unit === 'm' || before.includes('×')) return null;
  const amount = Math.round(Number(number) * factor * 10) / 10;
  const measured = unit in measures || unit === 'kg' || unit === 'litre';
  if (amount < 1 || !(Number.isInteger(amount) || (measured && amount < 10))) return null;
  if (amount >= 1000 && unit in measures) return `${before}${amount / 1000} ${measures[unit]}`;
  return `${before}${amount} ${amount > 1 && ['pc', 'box', 'set'].includes(unit) ? 'pcs' : unit}`;
}

/** Price points end as shelf prices do: 9 above fifty rupees, whole rupees below. */
function resizedMrp(mrpRupees: number, factor: number): number {
  const raw = mrpRupees * (factor > 1 ? factor * 0.94 : factor * 1.08);
  return raw < 50 ? Math.max(2, Math.round(raw)) : Math.round(raw / 10) * 10 - 1;
}

function* variationsOf(item: Item, area: string): Generator<Item> {
  const siblings = brandFacts.filter((brand) => brand.areas.includes(area));
  const rivals: BrandFacts[] = [item.brand, ...siblings.filter((one) => one !== item.brand)];
  for (const edition of ['', ...(editions[area] ?? [])]) {
    for (const brand of rivals) {
      for (const factor of [1, ...sizes]) {
        const quantity = factor === 1 ? item.quantity : resized(item.quantity, factor);
        if (quantity === null) continue;
        const label = edition ? `${edition} ${item.label}` : item.label;
        const name = `${brand.name} ${label} ${quantity}`;
        const mrpRupees = factor === 1 ? item.mrpRupees : resizedMrp(item.mrpRupees, factor);
        const own = {
          row: undefined,
          packMrps: [],
          stock: null,
          bestPick: false,
          sku: '',
          slug: slugOf(name),
        };
        yield { ...item, ...own, brand, label, quantity, name, mrpRupees };
      }
    }
  }
}

export type Variation = { item: Item; base: Item };

/** Adds `count` believable further items, going round the base goods one variation at a time. */
export function variations(
  bases: Item[],
  areaOf: (item: Item) => string,
  count: number,
): Variation[] {
  const slugs = new Set(bases.map((item) => item.slug));
  const found: Variation[] = [];
  let sources = bases
    .filter((base) => /^[ -~]+$/.test(base.name))
    .map((base) => ({ base, rest: variationsOf(base, areaOf(base)) }));
  while (found.length < count && sources.length > 0) {
    sources = sources.filter(({ base, rest }) => {
      for (let next = rest.next(); !next.done; next = rest.next()) {
        const item = next.value;
        if (slugs.has(item.slug)) continue;
        slugs.add(item.slug);
        const serial = (found.length + 1).toString(36).toUpperCase().padStart(4, '0');
        if (found.length < count) {
          const sku = `${item.brand.code}-${item.line.code}-X${serial}`;
          found.push({ base, item: { ...item, sku } });
        }
        return true;
      }
      return false;
    });
  }
  return found;
}
