import { and, asc, countDistinct, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { lowStockPacks } from '#domain/low-stock.ts';
import type { Db } from '#server/db/connect.ts';
import {
  brands,
  categories,
  packs,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { cartLines, orderLines } from '#server/db/schema/orders.ts';
import { likePattern } from './like-pattern.ts';

export type ProductSearch = {
  /** Each must be in the name, the SKU or the barcode. */
  words: string[];
  /** Only among these. */
  ids?: number[] | undefined;
  categoryId?: number | undefined;
  subcategoryId?: number | undefined;
  brandId?: number | undefined;
  hidden: boolean;
  outOfStock: boolean;
  lowStock: boolean;
  withoutPicture: boolean;
  pricesChangedSince?: Date | undefined;
};

/** `after`: the last name and id of the page before. */
type ProductPage = { after: { name: string; id: number } | undefined; limit: number };

/** `isLowStock` of the domain in SQL. */
const isLow = sql<boolean>`coalesce(${products.stock} < coalesce(${products.lowStockUnits},
  case when ${products.smallestPack} > 0 then coalesce((select s.low_stock_units from settings s),
    ${sql.raw(String(lowStockPacks))} * ${products.smallestPack}) end), false)`;
// As its index says it, not with parameters.
const withoutPicture = sql`${products.image} in ('', 'default.webp')`;

function filtersOf(search: ProductSearch): SQL | undefined {
  const { ids, categoryId, subcategoryId, brandId, pricesChangedSince } = search;
  return and(
    ids && inArray(products.id, ids),
    ...search.words.map(
      (word) => sql`${products.searchText} like ${likePattern(word.toLowerCase())}`,
    ),
    categoryId === undefined
      ? undefined
      : sql`${products.subcategoryId} in
          (select s.id from subcategories s where s.category_id = ${categoryId})`,
    subcategoryId === undefined ? undefined : eq(products.subcategoryId, subcategoryId),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    search.hidden ? sql`${products.hidden}` : undefined,
    // What is hidden is not reordered, unless asked for.
    search.lowStock && !search.hidden ? eq(products.hidden, false) : undefined,
    search.outOfStock ? eq(products.stock, 0) : undefined,
    search.lowStock ? isLow : undefined,
    search.withoutPicture ? withoutPicture : undefined,
    pricesChangedSince && gte(products.pricesChangedAt, pricesChangedSince),
  );
}

/** How many there are, counted no further than `most`. */
export function countProducts(db: Db, search: ProductSearch, most: number): Promise<number> {
  const some = db.select({ id: products.id }).from(products).where(filtersOf(search)).limit(most);
  return db.$count(some.as('some'));
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

/** The product with this SKU, in any case, or this barcode. */
export async function findProductByCode(db: Db, code: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`lower(${products.sku}) = lower(${code}) or ${products.barcode} = ${code}`)
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
      isLow,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .leftJoin(subSubcategories, eq(subSubcategories.id, products.subSubcategoryId))
    .where(inArray(products.id, ids))
    .orderBy(asc(products.name), asc(products.id))
    .limit(ids.length);
}

export type PackRow = typeof packs.$inferSelect;
export type ConsoleProduct = Awaited<ReturnType<typeof readRows>>[number] & { packs: PackRow[] };

export async function readConsoleProducts(db: Db, ids: number[]): Promise<ConsoleProduct[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, ids);
  const packRows = await db
    .select()
    .from(packs)
    .where(inArray(packs.productId, ids))
    .orderBy(asc(packs.productId), asc(packs.slot))
    .limit(3 * ids.length);
  const packsOf = Map.groupBy(packRows, (pack) => pack.productId);
  return rows.map((row) => ({ ...row, packs: packsOf.get(row.product.id) ?? [] }));
}

/** In how many carts and orders a product is. */
export async function countUses(db: Db, productId: number) {
  const [carts] = await db
    .select({ count: countDistinct(cartLines.customerId) })
    .from(cartLines)
    .where(eq(cartLines.productId, productId));
  const [orders] = await db
    .select({ count: countDistinct(orderLines.orderId) })
    .from(orderLines)
    .where(eq(orderLines.productId, productId));
  return { carts: carts?.count ?? 0, orders: orders?.count ?? 0 };
}
