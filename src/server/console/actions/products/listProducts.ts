import { productRow } from '#contract/console/product.ts';
import { defineList } from '#server/console/define-list.ts';
import {
  countProducts as count,
  readConsoleProducts,
  searchProductIds,
} from '#server/queries/catalogue/console-products.ts';
import { fromCursor, productSearchOf } from './product-search.ts';
import { productRowWire } from './product-wire.ts';

const products = defineList({
  rows: 'products',
  filterOf: productSearchOf,
  count,
  async readPage({ db }, search, { cursor, limit }) {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const ids = await searchProductIds(db, { ...search, after, limit: limit + 1 });
    const shown = await readConsoleProducts(db, ids.slice(0, limit));
    const last = shown.at(-1)?.product;
    return {
      rows: shown.map(productRowWire),
      next: ids.length > limit && last ? `${last.id} ${last.name}` : null,
    };
  },
});

export const listProducts = products.list;
export const countProducts = products.count;
// In a file a row is known by its SKU.
export const exportProducts = products.export(
  'products',
  productRow.omit({ id: true, version: true }).keyof().options,
);
