import { productRow } from '#contract/console/product.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { productSearchOf, readProductPage } from './product-search.ts';

// In a file a row is known by its SKU.
const fields = productRow.omit({ id: true, version: true }).keyof().options;

export const exportProducts: ConsoleHandler<'exportProducts'> = ({ db }, input) => {
  const search = productSearchOf(input);
  return csvExport('products', fields, async (cursor) => {
    const page = await readProductPage(db, search, { cursor, limit: exportPageSize });
    return { rows: page.products, next: page.next };
  });
};
