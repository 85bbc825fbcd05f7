import { customerExample } from '#contract/console/customer.ts';
import { productDetailExample } from '#contract/console/product.ts';
import type { ImportKind } from '#domain/files/import-file.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { tableExport } from '#server/console/csv-export.ts';
import { columnNames, exportColumns } from '#server/console/imports/columns.ts';
import { readNamedPlaces } from '#server/console/imports/named-places.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';
import { requireKind } from './file-access.ts';

export const exportTemplate: ConsoleHandler<'exportTemplate'> = async (context, input) => {
  const { kind, format } = input;
  requireKind(context.operator, kind);
  // With the column that counts for new products only.
  const columns = kind === 'products' ? columnNames(kind) : exportColumns(kind);
  const example = await exampleOf(context.db, kind);
  return tableExport(format, `${kind}-template`, columns, async () => ({
    ...{ rows: [example], next: null },
  }));
};

type Db = OperatorContext['db'];
type Example = Record<string, string | number | boolean | null>;

async function exampleOf(db: Db, kind: ImportKind): Promise<Example> {
  if (kind === 'customers') return customerExample;
  if (kind === 'names') return nameExample(db);
  if (kind === 'openingBills') return openingBillExample;
  return { ...productExample, image_name: '', ...(await firstPlace(db)) };
}

const { cart_count: _carts, order_count: _orders, ...productExample } = productDetailExample;

const openingBillExample = {
  ...{ mobile: customerExample.mobile, firm_name: customerExample.firm_name },
  ...{ bill_number: 'B-1042', date: '2026-03-14', due_date: '2026-04-13', amount: 12_500 },
};

/** In a category of the shop itself, so that the example could be taken in as it is. */
async function firstPlace(db: Db) {
  const shop = await readShopTables(db, ['categories', 'subcategories']);
  for (const category of shop.categories) {
    const sub = shop.subcategories.find((one) => one.categoryId === category.id);
    if (!sub) continue;
    const names = { category_name: category.name, subcategory_name: sub.name };
    return { ...names, sub_subcategory_name: null };
  }
  return {};
}

/** A place of the shop with the Hindi name it has, so that the example changes nothing. */
async function nameExample(db: Db): Promise<Example> {
  const places = await readNamedPlaces(db);
  const named = places.find(({ nameHi }) => nameHi !== '');
  if (named) return { place: named.text, name_hi: named.nameHi };
  return { place: places[0]?.text ?? 'Skin Care / Face Care', name_hi: 'चेहरे की देखभाल' };
}
