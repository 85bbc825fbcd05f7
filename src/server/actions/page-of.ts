import type { ProductCardWire } from '#contract/product.ts';
import type { Catalogue, CatalogueProduct } from '#server/catalogue/snapshot.ts';
import { toCardWire } from '#server/catalogue/wire.ts';

export type Paging = { page: number; limit: number };

export function slicePage<T>(list: readonly T[], { page, limit }: Paging): T[] {
  return list.slice((page - 1) * limit, page * limit);
}

/** One page of products as a list answer. */
export function productPage(
  products: readonly CatalogueProduct[],
  paging: Paging,
  catalogue: Catalogue,
): { products: ProductCardWire[]; total: number } {
  return {
    products: slicePage(products, paging).map((product) => toCardWire(product, catalogue)),
    total: products.length,
  };
}
