import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import { defaultCoverDays } from '#domain/stock/low-stock.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { isOneOf } from '#server/db/is-one-of.ts';
import { rowsOf } from '#server/db/rows.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import {
  brands,
  categories,
  packs,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { orderLines } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { productSales } from '#server/db/schema/stock.ts';
import { readPromised } from '#server/queries/stock/promised-units.ts';
import {
  filtersOf,
  isLowStock,
  isUnratedAndShown,
  type ProductSearch,
  withoutRate,
} from './product-search.ts';

/** `after`: the last name and id of the page before. */
type ProductPage = { after: { name: string; id: number } | undefined; limit: number };

/** How many there are, counted no further than `most`. */
export function countProducts(db: Db, search: ProductSearch, most: number): Promise<number> {
  return countUpTo(db, products, filtersOf(search), most);
}

/** As many as the list of what is low on stock has. */
export function countLowStock(db: Db): Promise<number> {
  return db.$count(products, isLowStock);
}

/** Those on sale that cannot be invoiced. */
export function countWithoutRate(db: Db): Promise<number> {
  return db.$count(products, isUnratedAndShown);
}

/** Those of goods that no invoice can name today; '' is one of them. */
export async function readUnratedHsns(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ hsn: string }>(
    db,
    sql`select known.hsn from (select distinct hsn from products) known
      where ${withoutRate(sql`known.hsn`)} order by known.hsn`,
  );
  return rows.map(({ hsn }) => hsn);
}

/** Ids by name, page by page from a name on. */
export async function searchProductIds(
  db: Db,
  { after, limit, ...search }: ProductSearch & ProductPage,
): Promise<number[]> {
  const onPage = after && sql`(${products.name}, ${products.id}) > (${after.name}, ${after.id})`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(filtersOf(search), onPage))
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** As the index of barcodes says it: beside a parameter PostgreSQL does not see that it may use it. */
export const hasBarcode = sql`${products.barcode} <> ''`;

/** The product with this SKU, in any case, or this barcode. */
export async function findProductByCode(db: Db, code: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`lower(${products.sku}) = lower(${code}) or (${products.barcode} = ${code} and ${hasBarcode})`,
    )
    .orderBy(asc(products.id))
    .limit(1);
  return row?.id;
}

/** Products with their places, in the order of their names. */
async function readRows(db: Db, ids: number[]) {
  return db
    .select({
      product: products,
      brandName: brands.name,
      categoryName: categories.name,
      subcategoryName: subcategories.name,
      subSubcategoryName: subSubcategories.name,
      soldUnits: sql<number>`coalesce(${productSales.units}, 0)`,
      shopLowStockUnits: settings.lowStockUnits,
      withoutRate: sql<boolean>`${withoutRate(sql`${products.hsn}`)}`,
      coverDays: sql<number>`coalesce(${settings.coverDays}, ${defaultCoverDays})`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .leftJoin(productSales, eq(productSales.productId, products.id))
    .leftJoin(settings, eq(settings.id, 1))
    .leftJoin(subSubcategories, eq(subSubcategories.id, products.subSubcategoryId))
    .where(isOneOf(products.id, ids))
    .orderBy(asc(products.name), asc(products.id))
    .limit(ids.length);
}

export type PackRow = typeof packs.$inferSelect;
export type ConsoleProduct = Awaited<ReturnType<typeof readRows>>[number] & {
  packs: PackRow[];
  /** Units of orders that have not left the shop. */
  promised: number;
};

export async function readConsoleProducts(db: Db, ids: number[]): Promise<ConsoleProduct[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, ids);
  const packRows = await db
    .select()
    .from(packs)
    .where(isOneOf(packs.productId, ids))
    .orderBy(asc(packs.productId), asc(packs.slot))
    .limit(3 * ids.length);
  const packsOf = Map.groupBy(packRows, (pack) => pack.productId);
  const promised = await readPromised(db, ids);
  return rows.map((row) => ({
    ...row,
    packs: packsOf.get(row.product.id) ?? [],
    promised: promised.get(row.product.id)?.units ?? 0,
  }));
}

/**
 * Whether something refers to a product that must stay readable. Its opening stock, booked in the transaction
 * that added it and so at the same moment, does not.
 */
export const isUsed = (productId: number) => sql`(
  exists (select from order_lines where product_id = ${productId})
  or exists (select from stock_movements m join products p on p.id = m.product_id
    where m.product_id = ${productId} and m.created_at <> p.created_at)
  or exists (select from reviews where product_id = ${productId}))`;

/** In how many carts and orders a product is, and whether it can be deleted. */
export async function countUses(db: Db, productId: number) {
  const [carts] = await db
    .select({ count: countDistinct(cartLines.customerId) })
    .from(cartLines)
    .where(eq(cartLines.productId, productId));
  const [orders] = await db
    .select({ count: countDistinct(orderLines.orderId) })
    .from(orderLines)
    .where(eq(orderLines.productId, productId));
  const [used] = await rowsOf<{ used: boolean }>(db, sql`select ${isUsed(productId)} as used`);
  return { carts: carts?.count ?? 0, orders: orders?.count ?? 0, isUsed: used?.used ?? false };
}
