import type { FacetsWire } from '#contract/listing.ts';
import { type ListingSort, marginSteps } from '#domain/listing.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money.ts';
import { cardPrice } from '#domain/pricing.ts';
import type { Catalogue, CatalogueProduct } from './snapshot.ts';

export type ListingFilters = {
  brand?: number[] | undefined;
  in_stock?: unknown;
  margin_min?: number | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
};

type Figures = { pricePaise: number; marginPercent: number };

/** What a product's card shows, worked out once per product. */
const figures = new WeakMap<CatalogueProduct, Figures>();
/** A list in another order, worked out once per list. */
const sorted = new WeakMap<readonly CatalogueProduct[], Map<ListingSort, CatalogueProduct[]>>();

function figuresOf(product: CatalogueProduct): Figures {
  let known = figures.get(product);
  if (!known) {
    const slots = [1, 2, 3].map(
      (slot) => product.packs.find((pack) => pack.slot === slot)?.pricePaise ?? 0,
    );
    const { pricePaise, percentOff } = cardPrice(product.mrpPaise, slots);
    known = { pricePaise, marginPercent: percentOff ?? 0 };
    figures.set(product, known);
  }
  return known;
}

export function inOrder(
  list: readonly CatalogueProduct[],
  sort: ListingSort,
): readonly CatalogueProduct[] {
  if (sort === 'relevance') return list;
  const orders = sorted.get(list) ?? new Map<ListingSort, CatalogueProduct[]>();
  sorted.set(list, orders);
  let ordered = orders.get(sort);
  if (!ordered) {
    ordered = list.toSorted(comparators[sort]);
    orders.set(sort, ordered);
  }
  return ordered;
}

const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

const comparators: Record<
  Exclude<ListingSort, 'relevance'>,
  (a: CatalogueProduct, b: CatalogueProduct) => number
> = {
  price: (a, b) => figuresOf(a).pricePaise - figuresOf(b).pricePaise,
  'price-desc': (a, b) => figuresOf(b).pricePaise - figuresOf(a).pricePaise,
  margin: (a, b) => figuresOf(b).marginPercent - figuresOf(a).marginPercent,
  newest: (a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id,
  name: (a, b) => byName(a.name, b.name),
};

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
    margin: (product: CatalogueProduct) => figuresOf(product).marginPercent >= margin_min,
    price: (product: CatalogueProduct) => {
      const { pricePaise } = figuresOf(product);
      return pricePaise >= lowest && pricePaise <= highest;
    },
  };
}

export function filtered(
  list: readonly CatalogueProduct[],
  filters: ListingFilters,
): readonly CatalogueProduct[] {
  if (Object.values(filters).every((value) => value === undefined)) return list;
  const { brand, stock, margin, price } = tests(filters);
  return list.filter((one) => brand(one) && stock(one) && margin(one) && price(one));
}

/** For each filter what its choices would show, the other filters as they are. */
export function facetsOf(
  list: readonly CatalogueProduct[],
  filters: ListingFilters,
  catalogue: Catalogue,
): FacetsWire {
  const { brand, stock, margin, price } = tests(filters);
  const brandCounts = new Map<number, number>();
  const marginCounts = marginSteps.map(() => 0);
  let inStock = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (const product of list) {
    const [b, s, m, p] = [brand(product), stock(product), margin(product), price(product)];
    const { pricePaise, marginPercent } = figuresOf(product);
    if (s && m && p) brandCounts.set(product.brandId, (brandCounts.get(product.brandId) ?? 0) + 1);
    if (b && m && p && product.stock > 0) inStock += 1;
    if (b && s && p) {
      for (const [i, step] of marginSteps.entries()) {
        if (marginPercent >= step) marginCounts[i] = (marginCounts[i] ?? 0) + 1;
      }
    }
    if (b && s && m) {
      lowest = Math.min(lowest, pricePaise);
      highest = Math.max(highest, pricePaise);
    }
  }
  return {
    brands: [...brandCounts]
      .map(([id, count]) => ({ id, brand_name: catalogue.brandsById.get(id)?.name ?? '', count }))
      .toSorted((a, b) => b.count - a.count || byName(a.brand_name, b.brand_name)),
    in_stock: inStock,
    margins: marginSteps.map((step, i) => ({ at_least: step, count: marginCounts[i] ?? 0 })),
    price_min: paiseToRupees(lowest === Number.POSITIVE_INFINITY ? 0 : lowest),
    price_max: paiseToRupees(highest),
  };
}
