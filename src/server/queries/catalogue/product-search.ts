import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { defaultCoverDays, lowStockPacks, salesDays } from '#domain/stock/low-stock.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

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
  withoutRate: boolean;
  pricesChangedSince?: Date | undefined;
};

const shopCoverDays = sql`coalesce((select s.cover_days from settings s),
  ${sql.raw(String(defaultCoverDays))})`;

/** What is sold out in fewer days than these; of `matching`. */
const coversLessThan = (days: SQL) =>
  sql`q.stock::bigint * ${sql.raw(String(salesDays))} < ${days}::bigint * sold.units`;

/** `isLowStock` of the domain in SQL; of `matching`. */
const isLow = sql`(${coversLessThan(shopCoverDays)} or q.stock < coalesce(q.low_stock_units,
  case when q.smallest_pack > 0 then coalesce((select s.low_stock_units from settings s),
    ${sql.raw(String(lowStockPacks))} * q.smallest_pack) end))`;
const isShown = sql`not q.hidden`;

/**
 * Products that the index `products_listed` does not know enough about, found in one go before they
 * are put in the order of their names: `offset 0` keeps PostgreSQL from looking product by product.
 */
const matching = (where: SQL) => sql`${products.id} in (select q.id from products q
  left join product_sales sold on sold.product_id = q.id where ${where} offset 0)`;

// As its index says it, not with parameters.
const withoutPicture = sql`${products.image} in ('', 'default.webp')`;

/** A shop that charges GST has no rate for this HSN today, or asks for more digits: `taxFault` of the domain in SQL. */
export const withoutRate = (hsn: SQL) => sql`exists (select from settings s
  where s.gst_mode = 'regular' and (length(${hsn}) < s.hsn_digits or not exists (
    select from tax_rates r where starts_with(${hsn}, r.hsn)
      and r."from" <= (now() at time zone 'Asia/Kolkata')::date)))`;

/** Asked once for each HSN, of which there are few. */
const isUnrated = sql`${products.hsn} in (select known.hsn from
  (select distinct hsn from products) known where ${withoutRate(sql`known.hsn`)})`;

const isHindi = (word: string) => /\p{Script=Devanagari}/u.test(word);

/** Of a Hindi name of the product or of where it is; of `matching`. */
function hasHindiWord(word: string): SQL {
  const pattern = likePattern(word.toLowerCase());
  const named = (table: string) =>
    sql`(select id from ${sql.identifier(table)} where name_hi like ${pattern})`;
  return sql`(q.search_text like ${pattern} or q.name_hi like ${pattern}
    or q.brand_id in ${named('brands')} or q.sub_subcategory_id in ${named('sub_subcategories')}
    or q.subcategory_id in (select s.id from subcategories s
      where s.name_hi like ${pattern} or s.category_id in ${named('categories')}))`;
}

function matchesOf(search: ProductSearch): SQL | undefined {
  const { coverBelow, pricesChangedSince: since } = search;
  return and(
    ...search.words.filter(isHindi).map(hasHindiWord),
    // Not `stock = 0`: where statistics of yesterday say that few are, it would compare each with each.
    search.outOfStock ? sql`least(q.stock, 1) = 0` : undefined,
    search.lowStock ? isLow : undefined,
    // What is hidden is not reordered, unless asked for.
    search.lowStock && !search.hidden ? isShown : undefined,
    coverBelow === undefined ? undefined : coversLessThan(sql`${coverBelow}`),
    since && sql`q.prices_changed_at >= ${since.toISOString()}`,
  );
}

/** The condition of a list, a count or a bulk edit. */
export function filtersOf(search: ProductSearch): SQL | undefined {
  const { ids, categoryId, subcategoryId, subSubcategoryId, brandId } = search;
  const words = search.words.filter((word) => !isHindi(word));
  const hasWords = (text: SQL) =>
    and(...words.map((word) => sql`${text} like ${likePattern(word.toLowerCase())}`));
  const matches = matchesOf(search);
  return and(
    ids && inArray(products.id, ids),
    matches ? undefined : hasWords(sql`${products.searchText}`),
    categoryId === undefined
      ? undefined
      : sql`${products.subcategoryId} in
          (select s.id from subcategories s where s.category_id = ${categoryId})`,
    subcategoryId === undefined ? undefined : eq(products.subcategoryId, subcategoryId),
    subSubcategoryId === undefined ? undefined : eq(products.subSubcategoryId, subSubcategoryId),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    search.hidden ? sql`${products.hidden}` : undefined,
    search.withoutPicture ? withoutPicture : undefined,
    search.withoutRate ? isUnrated : undefined,
    // With the words beside it PostgreSQL expects few to have them, and looks for each among all that match.
    matches && matching(sql`${and(matches, hasWords(sql`q.search_text`))}`),
  );
}

/** What is to be reordered. */
export const isLowStock = matching(sql`${isLow} and ${isShown}`);

/** Cannot be invoiced, and is on sale. */
export const isUnratedAndShown = sql`${isUnrated} and not ${products.hidden}`;
