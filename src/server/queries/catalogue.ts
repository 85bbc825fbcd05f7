import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import {
  brands,
  catalogueChanges,
  categories,
  packs,
  products,
  stockMovements,
  subcategories,
  subSubcategories,
  synonyms,
} from '#server/db/schema/catalogue.ts';
import { banners, faqs, pages, settings } from '#server/db/schema/shop.ts';

/** Everything of the catalogue but its products: small tables, read whole. */
export async function readShop(db: Db) {
  const [shop] = await db.select().from(settings);
  return {
    settings: shop,
    categories: await db.select().from(categories).orderBy(categories.position, categories.id),
    subcategories: await db
      .select()
      .from(subcategories)
      .orderBy(subcategories.position, subcategories.id),
    subSubcategories: await db
      .select()
      .from(subSubcategories)
      .orderBy(subSubcategories.position, subSubcategories.id),
    brands: await db.select().from(brands).orderBy(brands.position, brands.id),
    banners: await db.select().from(banners).orderBy(banners.position, banners.id),
    pages: await db.select().from(pages),
    synonyms: await db.select().from(synonyms).orderBy(synonyms.id),
    faqs: await db.select().from(faqs).orderBy(faqs.position, faqs.id),
  };
}

export type ShopRows = Awaited<ReturnType<typeof readShop>>;

/** More changes than this at once are not read one by one. */
const maxChanges = 5_000;

const saleReasons = ['order', 'cancel', 'edit', 'counter-sale'] as const;

/** Visible products with their packs and what they sold in 90 days: all, or those of the ids. */
export async function readProducts(db: Db, ids?: number[]) {
  const productRows = await db
    .select()
    .from(products)
    .where(and(eq(products.hidden, false), ids && inArray(products.id, ids)))
    .orderBy(asc(products.id));
  const packRows = await db
    .select()
    .from(packs)
    .where(ids && inArray(packs.productId, ids))
    .orderBy(packs.productId, packs.slot);
  const soldRows = await db
    .select({
      productId: stockMovements.productId,
      units: sql<number>`-sum(${stockMovements.units})::int`,
    })
    .from(stockMovements)
    .where(
      and(
        inArray(stockMovements.reason, saleReasons),
        gte(stockMovements.createdAt, sql`now() - interval '90 days'`),
        ids && inArray(stockMovements.productId, ids),
      ),
    )
    .groupBy(stockMovements.productId);
  return { productRows, packRows, soldRows };
}

export type ProductRows = Awaited<ReturnType<typeof readProducts>>;

/**
 * Changes by transactions that were not settled at `sinceTx`, and the one to ask from next time:
 * whatever commits later, however long it ran, is at or after it.
 */
export async function readChanges(db: Db, sinceTx: number) {
  const [snapshot] = await db
    .select({
      oldestOpenTx: sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.mapWith(
        Number,
      ),
    })
    .from(sql`(select 1) as one`);
  const changes = await db
    .select({
      id: catalogueChanges.id,
      productId: catalogueChanges.productId,
      tx: catalogueChanges.tx,
    })
    .from(catalogueChanges)
    .where(gte(catalogueChanges.tx, sinceTx))
    .orderBy(catalogueChanges.id)
    .limit(maxChanges);
  return {
    changes,
    nextTx: snapshot?.oldestOpenTx ?? sinceTx,
    tooMany: changes.length === maxChanges,
  };
}

/** Stock of the products that moved lately. */
export function readRecentStock(db: Db, seconds: number) {
  return db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(
      inArray(
        products.id,
        db
          .select({ id: stockMovements.productId })
          .from(stockMovements)
          .where(gte(stockMovements.createdAt, sql`now() - make_interval(secs => ${seconds})`)),
      ),
    )
    .orderBy(products.id)
    .limit(50_000);
}

/** A shop without a single product is a new one. */
export async function isNewShop(db: Db): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length === 0;
}

export async function findStock(db: Db, productId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.hidden, false)));
  return row?.stock;
}
