import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { unitCodes } from '#domain/tax/unit-codes.ts';
import { createdAt, id, nameHi, partOf, refersTo, time, version } from './columns.ts';

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull().unique(),
  nameHi: nameHi(),
  position: integer().notNull().default(0),
  version: version(),
});

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    categoryId: refersTo(() => categories.id),
    name: text().notNull(),
    nameHi: nameHi(),
    slug: text().notNull().unique(),
    /** Addresses it had before; they lead to today's. */
    oldSlugs: text().array().notNull().default([]),
    image: text().notNull(),
    position: integer().notNull().default(0),
    version: version(),
  },
  (t) => [index().on(t.categoryId)],
);

export const subSubcategories = pgTable(
  'sub_subcategories',
  {
    id: id(),
    subcategoryId: refersTo(() => subcategories.id),
    name: text().notNull(),
    nameHi: nameHi(),
    slug: text().notNull().unique(),
    /** Addresses it had before; they lead to today's. */
    oldSlugs: text().array().notNull().default([]),
    image: text().notNull(),
    position: integer().notNull().default(0),
    version: version(),
  },
  (t) => [index().on(t.subcategoryId)],
);

export const brands = pgTable('brands', {
  id: id(),
  name: text().notNull().unique(),
  nameHi: nameHi(),
  logo: text().notNull(),
  altText: text().notNull().default(''),
  position: integer().notNull().default(0),
  version: version(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    uniqueId: text().notNull().unique(),
    name: text().notNull(),
    nameHi: nameHi(),
    image: text().notNull(),
    brandId: refersTo(() => brands.id),
    subcategoryId: refersTo(() => subcategories.id),
    subSubcategoryId: integer().references(() => subSubcategories.id),
    mrpPaise: integer().notNull(),
    /** Most units of one slot in a cart. */
    maxUnits: integer().notNull(),
    /** Units; the ledger explains it: initial_stock + movements = stock. */
    stock: integer().notNull(),
    initialStock: integer().notNull(),
    descriptionHtml: text().notNull().default(''),
    descriptionHtmlHi: nameHi(),
    bestPick: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    barcode: text().notNull().default(''),
    /** Below this it is low on stock; null: the shop's rule (`domain/stock/low-stock.ts`). */
    lowStockUnits: integer(),
    /** Of the goods, for GST; '': not known. */
    hsn: text().notNull().default(''),
    /** What a unit is called on invoices: a code of the GST portal. */
    uqc: text({ enum: unitCodes }).notNull().default('NOS'),
    /** Addresses it had before; they lead to today's. */
    oldSlugs: text().array().notNull().default([]),
    /** When a price or MRP last changed; null: never since it was added. */
    pricesChangedAt: time(),
    version: version(),
    /** Units of its smallest pack, kept by triggers on `packs`; null: it has none. */
    smallestPack: integer(),
    /** What the console's list searches. In small letters: `ilike` would lower each text anew. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name || ' ' || sku || ' ' || barcode)`),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.brandId),
    index().on(t.subcategoryId),
    // The console's list in its order, searched and filtered without reading the products themselves.
    index('products_listed').on(
      t.name,
      t.id,
      t.searchText,
      t.brandId,
      t.subcategoryId,
      t.subSubcategoryId,
    ),
    index('products_hidden').on(t.name, t.id).where(sql`${t.hidden}`),
    index('products_without_picture')
      .on(t.name, t.id)
      .where(sql`${t.image} in ('', 'default.webp')`),
    index().on(t.pricesChangedAt),
    // A scanned code finds its product, however its letters are written.
    index('products_sku_any_case').on(sql`lower(${t.sku})`),
    uniqueIndex('products_barcode').on(t.barcode).where(sql`${t.barcode} <> ''`),
    index().using('gin', t.oldSlugs),
    check('products_low_stock_units_not_negative', sql`${t.lowStockUnits} >= 0`),
    check('products_mrp_not_negative', sql`${t.mrpPaise} >= 0`),
    check('products_max_units_positive', sql`${t.maxUnits} > 0`),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check('products_initial_stock_not_negative', sql`${t.initialStock} >= 0`),
  ],
);

export const packs = pgTable(
  'packs',
  {
    productId: partOf(() => products.id),
    slot: smallint().notNull(),
    /** Units in one pack. */
    size: integer().notNull(),
    /** Price of one unit. */
    pricePaise: integer().notNull(),
    /** Where this pack has an MRP of its own. */
    mrpPaise: integer(),
    packaging: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.slot] }),
    check('packs_slot', sql`${t.slot} between 1 and 3`),
    check('packs_size_positive', sql`${t.size} > 0`),
    check('packs_price_positive', sql`${t.pricePaise} > 0`),
    check('packs_mrp_positive', sql`${t.mrpPaise} > 0`),
  ],
);

/** Feed of what changed in the catalogue, written by triggers: a product, or a table of the shop. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer(),
    tableName: text(),
    /** The transaction that wrote it: ids alone do not tell the order of commits. */
    tx: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    at: createdAt(),
  },
  (t) => [index().on(t.tx)],
);

/** Words that mean the same to the search, one group a row: shampoo, शैम्पू. */
export const synonyms = pgTable('synonyms', {
  id: id(),
  words: text().array().notNull(),
  version: version(),
});

/** What customers searched for and nothing was found, one row for the same words. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** As typed, in small letters. */
    words: text().primaryKey(),
    times: integer().notNull().default(1),
    lastAt: createdAt(),
    /** When an operator dealt with it; searched again later, it counts anew. */
    doneAt: time(),
  },
  (t) => [index('missed_searches_open').on(t.times, t.words).where(sql`${t.doneAt} is null`)],
);
