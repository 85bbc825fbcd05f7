import { babyCare } from '../content/baby-care.ts';
import { type BrandFacts, brandFacts } from '../content/brands.ts';
import { healthCare } from '../content/health-care.ts';
import { type Accent, accents, type Line } from '../content/line.ts';
import { petCare } from '../content/pet-care.ts';
import { pharmacy } from '../content/pharmacy.ts';
import { skinCare } from '../content/skin-care.ts';
import type { PictureKind } from '../types.ts';
import { slugOf } from './seed.ts';

/** One row of a product table, read and named. */
export type Item = {
  line: Line;
  /** Its place in the line's table; undefined: a variation, which is in none. */
  row: number | undefined;
  brand: BrandFacts;
  label: string;
  quantity: string;
  mrpRupees: number;
  accent: Accent;
  fact: string;
  name: string;
  slug: string;
  sku: string;
  kind: PictureKind;
  packSizes: number[];
  /** MRP in rupees of each pack slot where it differs. */
  packMrps: (number | null)[];
  stock: number | null;
  bestPick: boolean;
};

const lines: Line[] = [...pharmacy, ...healthCare, ...babyCare, ...petCare, ...skinCare];

function extrasOf(text: string): Map<string, string> {
  const pairs = text.split(';').filter((part) => part.includes('='));
  return new Map(
    pairs.map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
}

function skuOf(line: Line, brand: BrandFacts, label: string, quantity: string, taken: Set<string>) {
  const size = quantity.replace(/[^0-9A-Za-z.]+/g, ' ').trim();
  const amount = size.match(/^(?:[A-Z]+ )?[\d.]+/)?.[0].replace(/[ .]/g, '') ?? '1';
  // A label wholly in Devanagari has no Latin letters to take.
  const letters = slugOf(label).replaceAll('-', '').toUpperCase() || 'HINDI';
  const start = `${brand.code}-${line.code}`;
  const candidates = [`${start}-${amount}`, `${start}-${letters.slice(0, 3)}-${amount}`];
  const words = slugOf(label).toUpperCase().split('-');
  candidates.push(`${start}-${words.map((word) => word.charAt(0)).join('')}-${amount}`);
  candidates.push(`${start}-${letters.slice(0, 8)}-${amount}`);
  const sku = candidates.find((candidate) => !taken.has(candidate));
  if (!sku) throw new Error(`No free SKU for ${label} ${quantity}`);
  taken.add(sku);
  return sku;
}

function readRow(line: Line, row: string, index: number, takenSkus: Set<string>): Item {
  const [label = '', quantity = '', mrp = '', accentName = '', fact = '', extraText = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const brand = brandFacts.find((candidate) => candidate.name === line.brand);
  const accent = accents.find((candidate) => candidate === accentName);
  if (!brand || !accent || !(Number(mrp) > 0) || !fact) throw new Error(`Unreadable row: ${row}`);
  const extras = extrasOf(extraText);
  const name = extras.get('name') ?? `${brand.name} ${label} ${quantity}`;
  const stock = extras.get('stock');
  return {
    line,
    row: index,
    brand,
    label,
    quantity,
    mrpRupees: Number(mrp),
    accent,
    fact,
    name,
    slug: extras.get('slug') ?? slugOf(name),
    sku: skuOf(line, brand, label, quantity, takenSkus),
    // The tables are ours; the test checks that every kind has a drawing.
    kind: (extras.get('kind') as PictureKind | undefined) ?? line.kind,
    packSizes: (extras.get('packs') ?? line.packs).split('/').map(Number),
    packMrps: (extras.get('mrps') ?? '').split('/').map((text) => Number(text) || null),
    stock: stock === undefined ? null : Number(stock),
    bestPick: extras.get('best') === '1',
  };
}

export function demoItems(): Item[] {
  const takenSkus = new Set<string>();
  return lines.flatMap((line) =>
    line.rows
      .trim()
      .split('\n')
      .map((row, index) => readRow(line, row, index, takenSkus)),
  );
}
