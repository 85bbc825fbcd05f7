import type { DemoPack } from '../types.ts';
import type { Item } from './items.ts';
import { between } from './seed.ts';

const lowestMargin = 8.5;
const highestMargin = 44.5;

/** Wholesale lists round dear goods to half a rupee and cheap ones to five paise. */
function roundPrice(paise: number): number {
  const step =
    paise >= 50_000 ? 100 : paise >= 15_000 ? 50 : paise >= 4_000 ? 25 : paise >= 800 ? 5 : 1;
  return Math.round(paise / step) * step;
}

const words: Record<string, [string, string, string]> = {
  bag: ['Bundle', 'Bale', 'Sack lot'],
  pouch: ['Pack', 'Bag', 'Carton'],
  'diaper-pack': ['Bundle', 'Bag', 'Carton'],
  'sachet-strip': ['Strip pack', 'Hanger', 'Carton'],
};

function packagingOf(item: Item, slot: number, size: number): string {
  if (size === 1) return 'Single piece';
  const [small, middle, large] = words[item.kind] ?? ['Pack', 'Box', 'Carton'];
  const count = item.packSizes.length;
  const word = slot === 0 && count === 3 ? small : slot === count - 1 && count > 1 ? large : middle;
  return `${word} of ${size}`;
}

export function packsOf(item: Item, mrpPaise: number): DemoPack[] {
  const [first, last] = item.line.margins;
  const spread = between(`${item.sku} margin`, -20, 20) / 10;
  const steps = Math.max(1, item.packSizes.length - 1);
  let ceiling = Number.POSITIVE_INFINITY;
  return item.packSizes.map((size, slot) => {
    const wished = first + ((last - first) * slot) / steps + spread;
    const margin = Math.min(highestMargin, Math.max(lowestMargin, wished));
    const packMrp = item.packMrps[slot] ?? null;
    const packMrpPaise = packMrp === null ? null : packMrp * 100;
    const reference = packMrpPaise ?? mrpPaise;
    const pricePaise = Math.min(ceiling, roundPrice((reference * (100 - margin)) / 100));
    ceiling = pricePaise;
    return { size, pricePaise, mrpPaise: packMrpPaise, packaging: packagingOf(item, slot, size) };
  });
}
