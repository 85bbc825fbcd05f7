import type { ImportKind } from '#domain/files/import-file.ts';
import { onShelf } from '#domain/stock/stock.ts';
import { customerFieldsWire } from '#server/actions/account/profile-wire.ts';
import { fromCursor } from '#server/console/actions/products/product-search.ts';
import { productFieldsWire } from '#server/console/actions/products/product-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { exportPageSize, type Page, tableExport } from '#server/console/csv-export.ts';
import { exportColumns } from '#server/console/imports/columns.ts';
import { readNamedPlaces } from '#server/console/imports/named-places.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type ConsoleProduct,
  readConsoleProducts,
  searchProductIds,
} from '#server/queries/catalogue/console-products.ts';
import { searchCustomers } from '#server/queries/customers/console-customers.ts';
import { requireKind } from './file-access.ts';
import { openingBillPage } from './opening-bill-page.ts';

const everything = {
  ...{ words: [], hidden: false, outOfStock: false, lowStock: false, withoutPicture: false },
  ...{ withoutRate: false },
};

const pages: Record<ImportKind, (db: Db, cursor: string | undefined) => Promise<Page<string>>> = {
  ...{ products: productPage, prices: productPage, stock: productPage },
  ...{ customers: customerPage, names: namePage, openingBills: openingBillPage },
};

export const exportFile: ConsoleHandler<'exportFile'> = async (context, { kind, format }) => {
  const { db, operator } = context;
  requireKind(operator, kind);
  const readPage = pages[kind];
  return tableExport(format, kind, exportColumns(kind), (cursor) => readPage(db, cursor));
};

function rowOf(found: ConsoleProduct) {
  return {
    ...productFieldsWire(found),
    brand_name: found.brandName,
    category_name: found.categoryName,
    subcategory_name: found.subcategoryName,
    sub_subcategory_name: found.subSubcategoryName,
    // As it is taken in: what stands on the shelf.
    stock: onShelf({ stock: found.product.stock, promised: found.promised }),
  };
}

async function productPage(db: Db, cursor: string | undefined): Promise<Page<string>> {
  const after = cursor === undefined ? undefined : fromCursor(cursor);
  const ids = await searchProductIds(db, { ...everything, after, limit: exportPageSize });
  const found = await readConsoleProducts(db, ids);
  const last = found.at(-1)?.product;
  const isLast = ids.length < exportPageSize || !last;
  return { rows: found.map(rowOf), next: isLast ? null : `${last.id} ${last.name}` };
}

async function customerPage(db: Db, cursor: string | undefined): Promise<Page<string>> {
  const place = cursor === undefined ? undefined : fromCursor(cursor);
  const after = place && { id: place.id, key: place.name };
  const search = { words: '', blocked: false, route: '', owes: false };
  const rows = await searchCustomers(db, { ...search, after, limit: exportPageSize });
  const last = rows.at(-1);
  const isLast = rows.length < exportPageSize || !last;
  return {
    rows: rows.map(customerFieldsWire),
    next: isLast ? null : `${last.id} ${last.firmName}`,
  };
}

/** Short lists: one page. */
async function namePage(db: Db): Promise<Page<string>> {
  const rows = (await readNamedPlaces(db)).map(({ text, nameHi }) => ({
    ...{ place: text, name_hi: nameHi },
  }));
  return { rows, next: null };
}
