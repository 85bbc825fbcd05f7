import { customerExample } from '#contract/console/customer.ts';
import { productDetailExample } from '#contract/console/product.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { tableExport } from '#server/console/csv-export.ts';
import { columnNames, exportColumns } from '#server/console/imports/columns.ts';
import { readShopTables } from '#server/queries/catalogue.ts';
import { requireKind } from './file-access.ts';

export const exportTemplate: ConsoleHandler<'exportTemplate'> = async (context, input) => {
  const { kind, format } = input;
  requireKind(context.operator, kind);
  // With the column that counts for new products only.
  const columns = kind === 'products' ? columnNames(kind) : exportColumns(kind);
  const example: Record<string, string | number | boolean | null> =
    kind === 'customers'
      ? customerExample
      : { ...productExample, image_name: '', ...(await firstPlace(context.db)) };
  return tableExport(format, `${kind}-template`, columns, async () => ({
    ...{ rows: [example], next: null },
  }));
};

const { cart_count: _carts, order_count: _orders, ...productExample } = productDetailExample;

/** In a category of the shop itself, so that the example could be taken in as it is. */
async function firstPlace(db: OperatorContext['db']) {
  const shop = await readShopTables(db, ['categories', 'subcategories']);
  for (const category of shop.categories ?? []) {
    const sub = shop.subcategories?.find((one) => one.categoryId === category.id);
    if (!sub) continue;
    const names = { category_name: category.name, subcategory_name: sub.name };
    return { ...names, sub_subcategory_name: null };
  }
  return {};
}
