import { and, asc, eq, getTableColumns, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { readByColumns } from '#server/db/by-columns.ts';
import type { Db } from '#server/db/connect.ts';
import {
  brands,
  categories,
  packs,
  products,
  subcategories,
  subSubcategories,
  synonyms,
} from '#server/db/schema/catalogue.ts';
import { banners, faqs, pages } from '#server/db/schema/content.ts';
import { settings } from '#server/db/schema/shop.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { readSoldUnits } from './product-sales.ts';

/** Everything of the catalogue but its products: small tables, each read whole. */
const shopTables = {
  settings: async (db: Db) => (await db.select().from(settings))[0],
  categories: (db: Db) => db.select().from(categories).orderBy(categories.position, categories.id),
  subcategories: (db: Db) =>
    db.select().from(subcategories).orderBy(subcategories.position, subcategories.id),
  subSubcategories: (db: Db) =>
    db.select().from(subSubcategories).orderBy(subSubcategories.position, subSubcategories.id),
  brands: (db: Db) => db.select().from(brands).orderBy(brands.position, brands.id),
  banners: (db: Db) => db.select().from(banners).orderBy(banners.position, banners.id),
  pages: (db: Db) => db.select().from(pages).orderBy(pages.key),
  faqs: (db: Db) => db.select().from(faqs).orderBy(faqs.position, faqs.id),
  synonyms: (db: Db) => db.select().from(synonyms).orderBy(synonyms.id),
};

export type ShopTable = keyof typeof shopTables;
export type ShopRows = { [T in ShopTable]: Awaited<ReturnType<(typeof shopTables)[T]>> };

export const shopTableNames = Object.keys(shopTables) as ShopTable[]; // `as`: keys of that very object

export function readShop(db: Db): Promise<ShopRows> {
  return readShopTables(db, shopTableNames);
}

export async function readShopTables<T extends ShopTable>(
  db: Db,
  names: Iterable<T>,
): Promise<Pick<ShopRows, T>> {
  const rows: Record<string, unknown> = {};
  for (const name of names) rows[name] = await shopTables[name](db);
  return rows as Pick<ShopRows, T>; // `as`: each under the name of its table
}

const {
  hidden: _hidden,
  initialStock: _initialStock,
  createdAt: _createdAt,
  barcode: _barcode,
  pricesChangedAt: _pricesChangedAt,
  version: _version,
  searchText: _searchText,
  smallestPack: _smallestPack,
  ...plainColumns
} = getTableColumns(products);
const shownColumns = {
  ...plainColumns,
  createdAtMs: sql`date_part('epoch', ${products.createdAt}) * 1000`,
};
type ProductRow = Pick<typeof products.$inferSelect, keyof typeof plainColumns> & {
  createdAtMs: number;
};

type PackRow = typeof packs.$inferSelect;

type Wanted = (productId: AnyPgColumn) => SQL | undefined;

/** So many products are read at once: more would hold up the event loop while they are made of their rows. */
const productsAtOnce = 500;

/** Every visible product, in parts, each with what it takes to show it. */
export async function* readAllProducts(db: Db): AsyncGenerator<ProductRows> {
  const soldUnits = await readSoldUnits(db);
  for (let after = 0; ; ) {
    const productRows = await readProductRows(db, (id) => gt(id, after), productsAtOnce);
    const last = productRows.at(-1)?.id;
    if (!last) return;
    const packRows = await readPackRows(db, (id) => and(gt(id, after), lte(id, last)));
    yield { productRows, packRows, soldUnits };
    after = last;
  }
}

/** The first `most` of the visible products that are wanted. */
function readProductRows(db: Db, isWanted: Wanted, most: number): Promise<ProductRow[]> {
  return readByColumns<ProductRow>(db, shownColumns, (columns) =>
    db
      .select(columns)
      .from(products)
      .where(and(eq(products.hidden, false), isWanted(products.id)))
      .orderBy(asc(products.id))
      .limit(most)
      .getSQL(),
  );
}

/** By product and slot. */
export function readPackRows(db: Db, isWanted: Wanted): Promise<PackRow[]> {
  return readByColumns<PackRow>(db, getTableColumns(packs), (columns) =>
    db
      .select(columns)
      .from(packs)
      .where(isWanted(packs.productId))
      .orderBy(packs.productId, packs.slot)
      .getSQL(),
  );
}

export type ProductRows = {
  productRows: ProductRow[];
  packRows: PackRow[];
  soldUnits: Map<number, number>;
};

export async function readProductsOf(db: Db, ids: number[]): Promise<ProductRows> {
  const isOne: Wanted = (id) => inArray(id, ids);
  return {
    productRows: await readProductRows(db, isOne, ids.length),
    packRows: await readPackRows(db, isOne),
    soldUnits: await readSoldUnits(db, ids),
  };
}

type StockRow = { id: number; stock: number };

/** Stock of the products that moved lately. */
export function readRecentStock(db: Db, seconds: number): Promise<StockRow[]> {
  return readByColumns<StockRow>(db, { id: products.id, stock: products.stock }, (columns) =>
    db
      .select(columns)
      .from(products)
      .where(inArray(products.id, recentlyMoved(db, seconds)))
      .orderBy(asc(products.id))
      .limit(50_000)
      .getSQL(),
  );
}

/**
 * The interval is written into the text: with a parameter in its place PostgreSQL, which is told to
 * keep one plan for all values, expects a third of all movements and reads every one of them.
 */
export function recentlyMoved(db: Db, seconds: number) {
  const since = sql.raw(`now() - interval '${Math.ceil(seconds)} seconds'`);
  return db
    .select({ id: stockMovements.productId })
    .from(stockMovements)
    .where(gte(stockMovements.createdAt, since));
}

/** Never filled: a shop has its settings from the first day, and may sell nothing for a while. */
export async function isNewShop(db: Db): Promise<boolean> {
  return (await db.$count(settings)) === 0;
}

export async function findStock(db: Db, productId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.hidden, false)));
  return row?.stock;
}
