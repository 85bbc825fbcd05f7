import { and, asc, countDistinct, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { defaultCoverDays, lowStockPacks, salesDays } from '#domain/low-stock.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import {
  brands,
  categories,
  packs,
  productSales,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { cartLines, orderLines } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { likePattern } from './like-pattern.ts';

export type ProductSearch = {
  /** Each must be in the name, the SKU or the barcode; in Devanagari, in a Hindi name of the product or of where it is. */
  words: string[];
  /** Only among these. */
  ids?: number[] | undefined;
  categoryId?: number | undefined;
  subcategoryId?: number | undefined;
  subSubcategoryId?: number | undefined;
  brandId?: number | undefined;
  hidden: boolean;
  outOfStock: boolean;
  lowStock: boolean;
  /** The stock lasts for fewer days than this. */
  coverBelow?: number | undefined;
  withoutPicture: boolean;
  pricesChangedSince?: Date | undefined;
};

/** `after`: the last name and id of the page before. */
type ProductPage = { after: { name: string; id: number } | undefined; limit: number };

const shopCoverDays = sql`coalesce((select s.cover_days from settings s),
  ${sql.raw(String(defaultCoverDays))})`;

/** Found in one go, not product by product. */
const coversLessThan = (days: SQL) => sql`${products.id} in (select q.id from product_sales p
  join products q on q.id = p.product_id
  where q.stock::bigint * ${sql.raw(String(salesDays))} < ${days}::bigint * p.units)`;

/** `isLowStock` of the domain in SQL. */
const isLow = sql`(${coversLessThan(shopCoverDays)} or ${products.stock} < coalesce(
  ${products.lowStockUnits},
  case when ${products.smallestPack} > 0 then coalesce((select s.low_stock_units from settings s),
    ${sql.raw(String(lowStockPacks))} * ${products.smallestPack}) end))`;
// As its index says it, not with parameters.
const withoutPicture = sql`${products.image} in ('', 'default.webp')`;

/** Only a word in Devanagari looks at Hindi names: those of all others are found in an index alone. */
function hasWord(word: string): SQL {
  const pattern = likePattern(word.toLowerCase());
  const inEnglish = sql`${products.searchText} like ${pattern}`;
  if (!/\p{Script=Devanagari}/u.test(word)) return inEnglish;
  const named = (table: string) =>
    sql`(select id from ${sql.identifier(table)} where name_hi like ${pattern})`;
  return sql`(${inEnglish} or ${products.nameHi} like ${pattern}
    or ${products.brandId} in ${named('brands')}
    or ${products.subSubcategoryId} in ${named('sub_subcategories')}
    or ${products.subcategoryId} in (select s.id from subcategories s
      where s.name_hi like ${pattern} or s.category_id in ${named('categories')}))`;
}

function filtersOf(search: ProductSearch): SQL | undefined {
  const { ids, categoryId, subcategoryId, subSubcategoryId, brandId } = search;
  const { coverBelow, pricesChangedSince } = search;
  return and(
    ids && inArray(products.id, ids),
    ...search.words.map(hasWord),
    categoryId === undefined
      ? undefined
      : sql`${products.subcategoryId} in
          (select s.id from subcategories s where s.category_id = ${categoryId})`,
    subcategoryId === undefined ? undefined : eq(products.subcategoryId, subcategoryId),
    subSubcategoryId === undefined ? undefined : eq(products.subSubcategoryId, subSubcategoryId),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    search.hidden ? sql`${products.hidden}` : undefined,
    // What is hidden is not reordered, unless asked for.
    search.lowStock && !search.hidden ? eq(products.hidden, false) : undefined,
    search.outOfStock ? eq(products.stock, 0) : undefined,
    search.lowStock ? isLow : undefined,
    coverBelow === undefined ? undefined : coversLessThan(sql`${coverBelow}`),
    search.withoutPicture ? withoutPicture : undefined,
    pricesChangedSince && gte(products.pricesChangedAt, pricesChangedSince),
  );
}

/** How many there are, counted no further than `most`. */
export function countProducts(db: Db, search: ProductSearch, most: number): Promise<number> {
  const some = db.select({ id: products.id }).from(products).where(filtersOf(search)).limit(most);
  return db.$count(some.as('some'));
}

/** As many as the list of what is low on stock has. */
export function countLowStock(db: Db): Promise<number> {
  return db.$count(products, and(eq(products.hidden, false), isLow));
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
      soldUnits: sql<number>`coalesce(${productSales.units}, 0)`,
      shopLowStockUnits: settings.lowStockUnits,
      coverDays: sql<number>`coalesce(${settings.coverDays}, ${defaultCoverDays})`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .leftJoin(productSales, eq(productSales.productId, products.id))
    .leftJoin(settings, eq(settings.id, 1))
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

/** Whether something refers to a product that must stay readable. */
export const isUsed = (productId: number) => sql`(
  exists (select from order_lines where product_id = ${productId})
  or exists (select from stock_movements where product_id = ${productId})
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
