import type { FacetsWire } from '#contract/listing.ts';
import type { ProductCardWire } from '#contract/product.ts';
import type { ListingSort } from '#domain/listing.ts';
import { facetsOf, filtered, inOrder, type ListingFilters } from '#server/catalogue/listing.ts';
import type { Catalogue, CatalogueProduct } from '#server/catalogue/snapshot.ts';
import { toCardWire } from '#server/catalogue/wire.ts';

type ListingInput = {
  page: number;
  limit: number;
  sort: ListingSort;
  facets?: unknown;
} & ListingFilters;

type FoundPage = { page: CatalogueProduct[]; total: number; facets?: FacetsWire };

/** One page of a list, filtered and ordered as asked. */
export function findPage(
  list: readonly CatalogueProduct[],
  input: ListingInput,
  catalogue: Catalogue,
): FoundPage {
  const { page, limit, sort, facets, ...rest } = input;
  const filters = pickFilters(rest);
  const fitting = filtered(inOrder(list, sort), filters);
  return {
    page: fitting.slice((page - 1) * limit, page * limit),
    total: fitting.length,
    ...(facets ? { facets: facetsOf(list, filters, catalogue) } : {}),
  };
}

/** The same as a list answer. */
export function productPage(
  list: readonly CatalogueProduct[],
  input: ListingInput,
  catalogue: Catalogue,
): { products: ProductCardWire[]; total: number; facets?: FacetsWire } {
  const { page, ...rest } = findPage(list, input, catalogue);
  return { products: page.map((product) => toCardWire(product, catalogue)), ...rest };
}

function pickFilters(input: ListingFilters): ListingFilters {
  const { brand, in_stock, margin_min, price_min, price_max } = input;
  return { brand, in_stock, margin_min, price_min, price_max };
}
