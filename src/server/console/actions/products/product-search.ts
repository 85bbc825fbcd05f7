import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { startOfDay } from '#domain/india/indian-time.ts';
import type { Db } from '#server/db/connect.ts';
import {
  readConsoleProducts,
  searchProductIds,
} from '#server/queries/catalogue/console-products.ts';
import type { ProductSearch } from '#server/queries/catalogue/product-search.ts';
import { productRowWire } from './product-wire.ts';

/** More words than a name has only cost time. */
const maxWords = 8;

export function productSearchOf(input: ParsedConsoleInput<'countProducts'>): ProductSearch {
  const { price_changed_since: since } = input;
  return {
    words: input.q.split(/\s+/).filter(Boolean).slice(0, maxWords),
    categoryId: input.category,
    subcategoryId: input.subcategory,
    subSubcategoryId: input.sub_subcategory,
    brandId: input.brand,
    hidden: input.hidden !== undefined,
    outOfStock: input.out_of_stock !== undefined,
    coverBelow: input.cover_below,
    lowStock: input.low_stock !== undefined,
    withoutPicture: input.without_picture !== undefined,
    pricesChangedSince: since === undefined ? undefined : startOfDay(since),
  };
}

export async function readProductPage(
  db: Db,
  search: ProductSearch,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = cursor === undefined ? undefined : fromCursor(cursor);
  const ids = await searchProductIds(db, { ...search, after, limit: limit + 1 });
  const shown = await readConsoleProducts(db, ids.slice(0, limit));
  const last = shown.at(-1)?.product;
  return {
    products: shown.map(productRowWire),
    next: ids.length > limit && last ? `${last.id} ${last.name}` : null,
  };
}

/** '12 Neem Face Wash': names are not unique, so the id decides among equals. */
export function fromCursor(cursor: string) {
  const space = cursor.indexOf(' ');
  return { id: Number(cursor.slice(0, space)), name: cursor.slice(space + 1) };
}
