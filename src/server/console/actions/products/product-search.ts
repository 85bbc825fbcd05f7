import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { startOfDay } from '#domain/india/indian-time.ts';
import type { ProductSearch } from '#server/queries/catalogue/product-search.ts';

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
    withoutRate: input.without_rate !== undefined,
    pricesChangedSince: since === undefined ? undefined : startOfDay(since),
  };
}

/** '12 Neem Face Wash': names are not unique, so the id decides among equals. */
export function fromCursor(cursor: string) {
  const space = cursor.indexOf(' ');
  return { id: Number(cursor.slice(0, space)), name: cursor.slice(space + 1) };
}
