import { divideRounded } from '#domain/money/rounding.ts';
import { brandSlug } from './slug.ts';

/** A pack as an operator fills it in: a slot without size and price is not offered. */
export type PackDraft = {
  slot: 1 | 2 | 3;
  size: number | null;
  pricePaise: number | null;
  /** Where this pack has an MRP of its own. */
  mrpPaise: number | null;
};

export type ProductProblem = { field: string; message: string };

/** What keeps a product from being saved, by the contract's names of the fields; one problem a pack. */
export function productProblems(
  mrpPaise: number,
  maxUnits: number,
  packs: readonly PackDraft[],
): ProductProblem[] {
  return packs.flatMap((pack) => packProblem(mrpPaise, maxUnits, pack) ?? []);
}

function packProblem(
  productMrpPaise: number,
  maxUnits: number,
  { slot, size, pricePaise, mrpPaise }: PackDraft,
): ProductProblem | undefined {
  const problem = (name: string, message: string) => ({ field: `${name}${slot}`, message });
  if (size === null && pricePaise === null) return undefined;
  if (size === null) return problem('set_qty', 'is required with a price');
  if (pricePaise === null) return problem('selling_price', 'is required with a pack size');
  const mrp = mrpPaise ?? productMrpPaise;
  if (mrp === 0) return { field: 'mrp', message: 'must be above 0 where there is a price' };
  // Nothing may be sold above its MRP in India.
  if (pricePaise > mrp) return problem('selling_price', 'must not be above the MRP');
  if (size > maxUnits)
    return problem('set_qty', `must not be above the most units in a cart (${maxUnits})`);
  return undefined;
}

/** Whether this field of a product is a price or an MRP. */
export function isPriceField(name: string): boolean {
  return /^(mrp|selling_price)[123]?$/.test(name);
}

/** The price that earns this margin, to the nearest paisa. */
export function priceForMargin(mrpPaise: number, marginPercent: number): number {
  return divideRounded(mrpPaise * (10_000 - Math.round(marginPercent * 100)), 10_000);
}

/** The slug that a product's name gives; where it has no Latin letters, its SKU's. */
export function productSlug(name: string, sku: string): string {
  return brandSlug(name).slice(0, 120) || brandSlug(sku) || 'product';
}

/** The slug itself where it is free, else with the first free number. */
export function freeSlug(slug: string, taken: Pick<ReadonlySet<string>, 'has'>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/** Every slug that something had before the one it now gets. */
export function oldSlugsOf(known: { slug: string; oldSlugs: string[] }, next: string): string[] {
  return [...new Set([...known.oldSlugs, known.slug])].filter((slug) => slug !== next);
}

type Named = { product_name: string; sku: string; slug: string };

/** A slug that came from the old name follows the new one ('': to be made); one of its own stays. */
export function slugAfterRename(now: Named, newName: string): string {
  const made = productSlug(now.product_name, now.sku);
  const isMade = now.slug === made || now.slug.replace(/-\d+$/, '') === made;
  return isMade && now.product_name !== newName ? '' : now.slug;
}
