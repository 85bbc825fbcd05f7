import type { FacetsWire } from '#contract/listing.ts';
import type { ProductCardWire } from '#contract/product.ts';
import type { ListingSort } from '#domain/catalogue/listing.ts';
import { facetsOf, filtered, type ListingFilters } from '#server/catalogue/listing.ts';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import type { ListOrder, ProductList } from '#server/catalogue/product-list.ts';
import { toCardWire } from '#server/catalogue/wire.ts';
import { type AskedPage, askedPage } from './asked-page.ts';
import type { PublicContext } from './context.ts';

export type ListingInput = AskedPage & {
  sort: ListingSort;
  facets?: boolean | undefined;
} & ListingFilters;

type Context = Pick<PublicContext, 'catalogue' | 'dependsOn'>;
type FoundPage = { page: CatalogueProduct[]; total: number; facets?: FacetsWire };

/** One page of products in their order, filtered as asked; depends on the products it shows. */
export function findPage(
  products: readonly CatalogueProduct[],
  input: ListingInput,
  { catalogue, dependsOn }: Context,
): FoundPage {
  const { page, limit } = askedPage(input);
  const filters = filtersOf(input);
  const fitting = filtered(products, filters);
  const shown = fitting.slice((page - 1) * limit, page * limit);
  const current = catalogue.current();
  dependsOn(current.parts.taxonomy, ...shown);
  return {
    page: shown,
    total: fitting.length,
    ...(input.facets ? { facets: facetsOf(products, filters, current) } : {}),
  };
}

/** A page of a list as its actions answer it. `usual` is the order where none is asked for. */
export function productPage(
  list: ProductList,
  input: ListingInput,
  context: Context,
  usual: ListOrder = 'relevance',
): { products: ProductCardWire[]; total: number; facets?: FacetsWire } {
  context.dependsOn(list);
  const order = input.sort === 'relevance' ? usual : input.sort;
  const { page, ...rest } = findPage(list.inOrder(order), input, context);
  const { taxonomy } = context.catalogue.current();
  return { products: page.map((product) => toCardWire(product, taxonomy)), ...rest };
}

export function filtersOf(input: ListingFilters): ListingFilters {
  const { brand, in_stock, margin_min, price_min, price_max } = input;
  return { brand, in_stock, margin_min, price_min, price_max };
}
