import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import {
  brands,
  packs,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';

type ProductRow = typeof products.$inferSelect;

/** Any number: whoever gives a product a new slug, SKU or barcode holds this lock. */
const keysLock = 7_021_002;

/** One save at a time chooses slugs, SKUs and barcodes, so that none is chosen twice. */
export async function lockProductKeys(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`);
}

/**
 * Holds a product in the order that placing locks in (decision 11): cart lines, then the product. Its
 * packs come before both, so that no cart gets a line of a pack that is about to go. Only where a pack
 * goes are the carts held: all lines of the product, since placing holds it between one line and the next.
 */
export async function lockProduct(
  tx: Db,
  id: number,
  losesPack: (slot: number) => boolean,
): Promise<ProductRow | undefined> {
  const held = await tx
    .select({ slot: packs.slot })
    .from(packs)
    .where(eq(packs.productId, id))
    .orderBy(packs.slot)
    .for('update');
  if (held.some(({ slot }) => losesPack(slot))) {
    await tx
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(eq(cartLines.productId, id))
      .orderBy(cartLines.customerId, cartLines.slot)
      .for('update');
  }
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  return row;
}

/** A select of the products' `id`. */
type Rows = { rows: SQL };

/** Locked before products. Carts go on: only a pack that goes is held from them. */
export async function lockPacks(tx: Db, { rows }: Rows): Promise<void> {
  await tx.execute(sql`
    select 1 from packs p join (${rows}) r on r.id = p.product_id
    order by p.product_id, p.slot for no key update of p`);
}

export async function lockProducts(tx: Db, { rows }: Rows): Promise<void> {
  await tx.execute(sql`
    select 1 from products p join (${rows}) r on r.id = p.id
    order by p.id for no key update of p`);
}

/** Saves, orders, files and bulk edits wait for each other in this one order: packs before products, each by id. */
export async function lockPacksAndProducts(tx: Db, ids: readonly number[]): Promise<void> {
  const rows = sql`select jsonb_array_elements(${JSON.stringify(ids)}::jsonb)::int as id`;
  await lockPacks(tx, { rows });
  await lockProducts(tx, { rows });
}

/** Whether there is such a place, which then stays until the product is saved: the sub-subcategory must lie in the subcategory. */
export async function placeExists(
  tx: Db,
  subcategoryId: number,
  subSubcategoryId: number | null,
): Promise<boolean> {
  const [row] =
    subSubcategoryId === null
      ? await tx
          .select({ id: subcategories.id })
          .from(subcategories)
          .where(eq(subcategories.id, subcategoryId))
          .for('key share')
      : await tx
          .select({ id: subSubcategories.id })
          .from(subSubcategories)
          .where(
            and(
              eq(subSubcategories.id, subSubcategoryId),
              eq(subSubcategories.subcategoryId, subcategoryId),
            ),
          )
          .for('key share');
  return row !== undefined;
}

export async function brandExists(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, id))
    .for('key share');
  return found.length > 0;
}
