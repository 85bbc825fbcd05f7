import type { ActionInput, Call } from '#contract/index.ts';
import type { FacetsWire } from '#contract/listing.ts';
import type { ProductCardWire } from '#contract/product.ts';
import { browserCall } from '#web/api.ts';
import { filterFields, type ListingFilter } from './listing-filter.ts';

/** Whose products a list shows. Plain data: the browser asks for the pages after the first. */
export type ListingSource =
  | { of: 'all' }
  | { of: 'words'; q: string }
  | { of: 'brand'; brandId: number }
  | { of: 'subcategory'; slug: string }
  | { of: 'sub-subcategory'; slug: string };

export const pageSize = 24;

type ListingInput = ActionInput<'getAllProductsWithImageNewBest'>;
type Found = { products?: ProductCardWire[]; total: number; facets?: FacetsWire };

export function readProducts(
  call: Call,
  source: ListingSource,
  filter: ListingFilter,
  more: Pick<ListingInput, 'page' | 'facets'>,
): Promise<Found> {
  const chosen = filterFields(filter) as ListingInput; // `as`: the action parses it, and names what it refuses
  const input = { ...chosen, ...more, limit: pageSize };
  switch (source.of) {
    case 'all':
      return call('getAllProductsWithImageNewBest', input);
    case 'words':
      return call('searchProducts', { ...input, q: source.q, cards: '1' });
    case 'brand':
      return call('getAllProductsByBrand', { ...input, brand_id: source.brandId });
    case 'subcategory':
      return call('getProductsBySubcategorySlug', { ...input, slug: source.slug });
    case 'sub-subcategory':
      return call('getSubSubcategoriesBySubcategorySlug', { ...input, slug: source.slug });
  }
}

/** The browser's call with an abort signal. */
export function abortableCall(signal: AbortSignal): Call {
  return (name, input) => browserCall(name, input, signal);
}
