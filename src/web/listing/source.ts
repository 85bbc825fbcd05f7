import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { SearchHitWire } from '#contract/catalogue.ts';
import type { ActionInput, Call } from '#contract/index.ts';
import type { FacetsWire } from '#contract/listing.ts';
import type { ProductCardWire } from '#contract/product.ts';
import { browserCall } from '#web/data/api.ts';
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
type Answer = {
  products?: ProductCardWire[];
  total?: number;
  facets?: FacetsWire;
  slug?: string | undefined;
};
type Found = {
  products: ProductCardWire[];
  total: number;
  facets: FacetsWire | undefined;
  slug: string | undefined;
};
type More = Pick<ListingInput, 'page' | 'facets'>;

/** One page of a list. Without a total, another server gave all there is. */
export async function readProducts(
  call: Call,
  source: ListingSource,
  filter: ListingFilter,
  more: More,
): Promise<Found> {
  const answer = await ask(call, source, filter, more);
  const products = answer.products ?? (await productsOf(call, answer.data ?? []));
  const { facets, slug } = answer;
  return { products, total: answer.total ?? products.length, facets, slug };
}

/** Spec §7: a search gives slugs, pictures and names; for cards the products are read one by one. */
async function productsOf(call: Call, hits: readonly SearchHitWire[]): Promise<ProductCardWire[]> {
  const reads = hits
    .slice(0, pageSize)
    .map(({ slug }) => optional(browserLog, 'search hit', call('getProductBySlug', { slug })));
  return (await Promise.all(reads)).flatMap((answer) => (answer ? [answer.product] : []));
}

function ask(
  call: Call,
  source: ListingSource,
  filter: ListingFilter,
  more: More,
): Promise<Answer & { data?: SearchHitWire[] }> {
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
