import { and, eq, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import {
  brands,
  packs,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { hasBarcode, isUsed } from './console-products.ts';

export type ProductRow = typeof products.$inferSelect;

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

/** What another product has of these. */
export async function findTaken(
  tx: Db,
  { id = 0, sku, barcode }: { id?: number | undefined; sku: string; barcode: string },
): Promise<'sku-taken' | 'barcode-taken' | undefined> {
  const isSku = sql<boolean>`lower(${products.sku}) = lower(${sku})`;
  const isBarcode = sql`${products.barcode} = ${barcode} and ${hasBarcode}`;
  const [row] = await tx
    .select({ isSku })
    .from(products)
    .where(and(ne(products.id, id), or(isSku, isBarcode)))
    .limit(1);
  if (!row) return undefined;
  return row.isSku ? 'sku-taken' : 'barcode-taken';
}

/** Slugs that begin like this one and lead to another product, today or from old links. */
export async function readTakenSlugs(tx: Db, id: number, slug: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: products.slug, oldSlugs: products.oldSlugs })
    .from(products)
    .where(
      and(
        ne(products.id, id),
        or(
          eq(products.slug, slug),
          sql`${products.slug} like ${`${slug.replace(/_/g, '\\_')}-%`}`,
          sql`${products.oldSlugs} @> array[${slug}]`,
        ),
      ),
    );
  return new Set(rows.flatMap((row) => [row.slug, ...row.oldSlugs]));
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

/** Deletes a product without a history; false: something refers to it. */
export async function deleteUnusedProduct(tx: Db, id: number): Promise<boolean> {
  // Its opening stock goes with it.
  await tx.delete(stockMovements).where(and(eq(stockMovements.productId, id), not(isUsed(id))));
  const gone = await tx
    .delete(products)
    .where(and(eq(products.id, id), not(isUsed(id))))
    .returning({ id: products.id });
  return gone.length > 0;
}

export async function brandExists(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, id))
    .for('key share');
  return found.length > 0;
}
