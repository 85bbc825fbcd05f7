import type { FacetsWire } from '#contract/listing.ts';
import { marginSteps } from '#domain/catalogue/listing.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';

export type ListingFilters = {
  brand?: number[] | undefined;
  in_stock?: boolean | undefined;
  margin_min?: number | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
};

const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

/** One test per filter, so that each filter's counts can leave out its own. */
function tests(filters: ListingFilters) {
  const brands = filters.brand && new Set(filters.brand);
  const { margin_min = 0 } = filters;
  const lowest = rupeesToPaise(filters.price_min ?? 0);
  const highest =
    filters.price_max === undefined ? Number.POSITIVE_INFINITY : rupeesToPaise(filters.price_max);
  return {
    brand: (product: CatalogueProduct) => !brands || brands.has(product.brandId),
    stock: (product: CatalogueProduct) => !filters.in_stock || product.stock > 0,
    margin: (product: CatalogueProduct) => product.cardMarginPercent >= margin_min,
    price: ({ cardPricePaise }: CatalogueProduct) =>
      cardPricePaise >= lowest && cardPricePaise <= highest,
  };
}

export function isFiltered(filters: ListingFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

export function filtered(
  list: readonly CatalogueProduct[],
  filters: ListingFilters,
): readonly CatalogueProduct[] {
  if (!isFiltered(filters)) return list;
  const { brand, stock, margin, price } = tests(filters);
  return list.filter((one) => brand(one) && stock(one) && margin(one) && price(one));
}

/** For each filter what its choices would show, the other filters as they are. */
export function facetsOf(
  list: readonly CatalogueProduct[],
  filters: ListingFilters,
  { taxonomy }: Catalogue,
): FacetsWire {
  const { brand, stock, margin, price } = tests(filters);
  const brandCounts = new Map<number, number>();
  const marginCounts = marginSteps.map(() => 0);
  let inStock = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (const product of list) {
    const [b, s, m, p] = [brand(product), stock(product), margin(product), price(product)];
    const { cardPricePaise, cardMarginPercent } = product;
    if (s && m && p) brandCounts.set(product.brandId, (brandCounts.get(product.brandId) ?? 0) + 1);
    if (b && m && p && product.stock > 0) inStock += 1;
    if (b && s && p) {
      for (const [i, step] of marginSteps.entries()) {
        if (cardMarginPercent >= step) marginCounts[i] = (marginCounts[i] ?? 0) + 1;
      }
    }
    if (b && s && m) {
      lowest = Math.min(lowest, cardPricePaise);
      highest = Math.max(highest, cardPricePaise);
    }
  }
  return {
    brands: [...brandCounts]
      .map(([id, count]) => {
        const brand = taxonomy.brandsById.get(id);
        return {
          id,
          brand_name: brand?.name ?? '',
          brand_name_hi: brand?.nameHi || undefined,
          count,
        };
      })
      .toSorted((a, b) => b.count - a.count || byName(a.brand_name, b.brand_name)),
    in_stock: inStock,
    margins: marginSteps.map((step, i) => ({ at_least: step, count: marginCounts[i] ?? 0 })),
    price_min: paiseToRupees(lowest === Number.POSITIVE_INFINITY ? 0 : lowest),
    price_max: paiseToRupees(highest),
  };
}
