import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { FacetsWire } from '#contract/listing.ts';
import type { BrandWire } from '#contract/shop.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import { type FailedRead, isFailedRead, orFailed } from '#web/data/failed-read.ts';
import { throwRouteError } from '#web/data/route-errors.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import { filterOf, type ListingFilter } from './listing-filter.ts';
import { type ListingSource, pageSize, readProducts } from './source.ts';

export type BrandCount = { id: string; name: string; count: number };

/** How many products each filter of a filter would show. */
export type Facets = {
  brands: BrandCount[];
  inStock: number;
  margins: { atLeast: number; count: number }[];
  /** Rupees. */
  priceMin: number;
  priceMax: number;
};

export type Listing = {
  source: ListingSource;
  /** Today's slug of the category whose products they are. */
  slug: string | undefined;
  filter: ListingFilter;
  page: number;
  pageCount: number;
  products: Product[];
  total: number;
  facets: Facets;
  /** Without counts the server knows no filters either. */
  canFilter: boolean;
};

/** One page of a list with the counts of its filters. */
export function readListing(
  call: Call,
  log: Log,
  source: ListingSource,
  url: URL,
): Promise<Listing | FailedRead> {
  return orFailed(log, 'listing', readPage(call, log, source, url).catch(throwRouteError));
}

async function readPage(call: Call, log: Log, source: ListingSource, url: URL): Promise<Listing> {
  const filter = filterOf(url.searchParams);
  const page = url.searchParams.get('page')?.trim() || '1';
  const [found, brands] = await Promise.all([
    readProducts(call, source, filter, { page, facets: '1' }),
    // A brand that the other filters leave without products is still named where it is chosen.
    filter.brands.length > 0
      ? optional(log, 'names of brands', call('getAllBrands', {}))
      : undefined,
  ]);
  return {
    source,
    slug: found.slug,
    filter,
    page: Number(page),
    pageCount: Math.max(1, Math.ceil(found.total / pageSize)),
    products: found.products.map(productFromWire),
    total: found.total,
    canFilter: found.facets !== undefined,
    facets: facetsFromWire(found.facets, filter, brands?.data ?? []),
  };
}

function facetsFromWire(
  wire: FacetsWire | undefined,
  filter: ListingFilter,
  known: BrandWire[],
): Facets {
  const counted = (wire?.brands ?? []).map((brand) => ({
    id: String(brand.id),
    name: (inHindi && brand.brand_name_hi) || brand.brand_name,
    count: brand.count,
  }));
  const missing = filter.brands
    .filter((id) => !counted.some((brand) => brand.id === id))
    .map((id) => {
      const brand = known.find((one) => String(one.id) === id);
      return { id, name: (inHindi && brand?.brand_name_hi) || (brand?.brand_name ?? id), count: 0 };
    });
  return {
    brands: [...counted, ...missing],
    inStock: wire?.in_stock ?? 0,
    margins: (wire?.margins ?? []).map(({ at_least, count }) => ({ atLeast: at_least, count })),
    priceMin: wire?.price_min ?? 0,
    priceMax: wire?.price_max ?? 0,
  };
}

/** The canonical address of a list keeps the page, but neither filters nor sorting. */
export function canonicalPath(path: string, listing: Listing | FailedRead): string {
  const page = pageOf(listing);
  return page > 1 ? `${path}?page=${page}` : path;
}

export function pageOf(listing: Listing | FailedRead): number {
  return isFailedRead(listing) ? 1 : listing.page;
}
