import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ImportKind } from '#domain/files/import-file.ts';
import { readByColumns } from '#server/db/by-columns.ts';
import type { Db } from '#server/db/connect.ts';
import { isOneOf } from '#server/db/is-one-of.ts';
import { rowsOf } from '#server/db/rows.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { pictures } from '#server/db/schema/pictures.ts';
import { readPackRows } from '#server/queries/catalogue/catalogue.ts';
import { hasBarcode, type PackRow } from '#server/queries/catalogue/console-products.ts';
import type { CustomerRow } from '#server/queries/customers/console-customers.ts';
import { promisedUnits } from '#server/queries/stock/promised-units.ts';

/** Compared in any case. */
const lowerTexts = (texts: readonly string[]): SQL =>
  sql`(select lower(t) from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) t)`;

const comparedColumns = {
  ...{ id: products.id, version: products.version, sku: products.sku, slug: products.slug },
  ...{ oldSlugs: products.oldSlugs, name: products.name, nameHi: products.nameHi },
  ...{ image: products.image, brandId: products.brandId, subcategoryId: products.subcategoryId },
  ...{ subSubcategoryId: products.subSubcategoryId, mrpPaise: products.mrpPaise },
  ...{ maxUnits: products.maxUnits, descriptionHtml: products.descriptionHtml },
  descriptionHtmlHi: products.descriptionHtmlHi,
  ...{ hidden: products.hidden, bestPick: products.bestPick, barcode: products.barcode },
  ...{ lowStockUnits: products.lowStockUnits, hsn: products.hsn, uqc: products.uqc },
};

type ComparedRow = Pick<typeof products.$inferSelect, keyof typeof comparedColumns>;

/** A product as far as a file can change it. */
export type ComparedProduct = { product: ComparedRow; packs: PackRow[] };

/** The products with these SKUs, in any case, under the SKU in small letters. */
export async function readProductsBySku(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, ComparedProduct>> {
  const rows = await readByColumns<ComparedRow>(db, comparedColumns, (columns) =>
    db
      .select(columns)
      .from(products)
      .where(sql`lower(${products.sku}) in ${lowerTexts(skus)}`)
      .getSQL(),
  );
  const ids = rows.map((row) => row.id);
  const packRows = await readPackRows(db, (productId) => isOneOf(productId, ids));
  const packsOf = Map.groupBy(packRows, (pack) => pack.productId);
  return new Map(
    rows.map((product) => [
      product.sku.toLowerCase(),
      { product, packs: packsOf.get(product.id) ?? [] },
    ]),
  );
}

export type StockRow = {
  id: number;
  sku: string;
  stock: number;
  /** Units of orders that have not left the shop, and the first of them. */
  promised: number;
  orders: number[];
};

/** The same, for a stock file: only what it needs. */
export async function readStocksBySku(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, StockRow>> {
  const rows = await rowsOf<StockRow>(
    db,
    sql`with found as (
        select id, sku, stock from products where lower(sku) in ${lowerTexts(skus)}
      )
      select found.*, coalesce(p.units, 0) as promised, coalesce(p.orders, '[]') as orders
      from found
      left join (${promisedUnits(sql`select id from found`)}) p on p.product_id = found.id`,
  );
  return new Map(rows.map((row) => [row.sku.toLowerCase(), row]));
}

/** Whose barcodes these are. */
export async function readBarcodes(db: Db, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, barcode: products.barcode })
    .from(products)
    .where(and(inArray(products.barcode, codes), hasBarcode))
    .orderBy(asc(products.id))
    .limit(codes.length);
  return new Map(rows.map((row) => [row.barcode, row.id]));
}

/** Which of these pictures are there, uploaded or on a product. */
export async function readKnownPictures(db: Db, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const uploaded = await db
    .select({ name: pictures.name })
    .from(pictures)
    .where(and(eq(pictures.folder, 'products'), inArray(pictures.name, names)))
    .limit(names.length);
  const used = await db
    .selectDistinct({ name: products.image })
    .from(products)
    .where(inArray(products.image, names))
    .limit(names.length);
  return new Set([...uploaded, ...used].map((row) => row.name));
}

/** Every slug that leads to a product, today or from old links. */
export async function readAllSlugs(db: Db): Promise<Set<string>> {
  const rows = await rowsOf<{ slug: string }>(
    db,
    sql`select slug from products union all select unnest(old_slugs) from products`,
  );
  return new Set(rows.map((row) => row.slug));
}

export async function readCustomersByMobile(
  db: Db,
  mobiles: string[],
): Promise<Map<string, CustomerRow>> {
  if (mobiles.length === 0) return new Map();
  const rows = await db
    .select()
    .from(customers)
    .where(inArray(customers.mobile, mobiles))
    .orderBy(asc(customers.id))
    .limit(mobiles.length);
  return new Map(rows.map((row) => [row.mobile, row]));
}

/** Whose e-mail addresses these are, in small letters. */
export async function readEmails(db: Db, emails: string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: number; email: string }>(
    db,
    sql`select id, lower(email) as email from customers
      where email <> '' and lower(email) in ${lowerTexts(emails)}`,
  );
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** The products or customers of a file that the shop has: their names by id. Places name themselves. */
export async function readTargetNames(
  db: Db,
  kind: ImportKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (kind === 'names' || ids.length === 0) return new Map();
  const rows =
    kind === 'customers' || kind === 'openingBills'
      ? await db
          .select({ id: customers.id, name: customers.firmName })
          .from(customers)
          .where(isOneOf(customers.id, ids))
          .orderBy(asc(customers.id))
          .limit(ids.length)
      : await db
          .select({ id: products.id, name: products.name })
          .from(products)
          .where(isOneOf(products.id, ids))
          .orderBy(asc(products.id))
          .limit(ids.length);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
