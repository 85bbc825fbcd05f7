import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { maxLines } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';

/**
 * Holds the cart until the transaction ends, and gives how many lines it has: the customer's row keeps
 * a second list out, the lines, locked by id, keep single changes out.
 */
export async function lockCart(tx: Db, customerId: number): Promise<number> {
  const own = eq(customers.id, customerId);
  await tx.select({ id: customers.id }).from(customers).where(own).for('no key update');
  const lines = await tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.id))
    .limit(maxLines)
    .for('update');
  return lines.length;
}

/** The packs of these products, hidden ones too, with what this customer's cart holds of each. */
export function readPacksOfMany(tx: Db, customerId: number, productIds: number[]) {
  return tx
    .select({
      productId: products.id,
      hidden: products.hidden,
      stock: products.stock,
      maxUnits: products.maxUnits,
      slot: packs.slot,
      size: packs.size,
      pricePaise: packs.pricePaise,
      packs: sql<number>`coalesce(${cartLines.packs}, 0)`,
    })
    .from(products)
    .innerJoin(packs, eq(packs.productId, products.id))
    .leftJoin(
      cartLines,
      and(
        eq(cartLines.customerId, customerId),
        eq(cartLines.productId, packs.productId),
        eq(cartLines.slot, packs.slot),
      ),
    )
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id), asc(packs.slot));
}

export type PackOfMany = Awaited<ReturnType<typeof readPacksOfMany>>[number];

export type SlotChange = {
  productId: number;
  slot: number;
  /** Packs that the cart held when it was read. */
  before: number;
  packs: number;
  seenPricePaise: number;
};

/** Of a cart that is locked (`lockCart`). */
export async function deleteSlots(
  tx: Db,
  customerId: number,
  productId: number,
  slots: number[],
): Promise<void> {
  const ofProduct = and(eq(cartLines.customerId, customerId), eq(cartLines.productId, productId));
  await tx.delete(cartLines).where(and(ofProduct, inArray(cartLines.slot, slots)));
}

/** Gives the 'product/slot' of each written line; one that another call changed meanwhile is left alone. */
export async function putManyPacks(
  tx: Db,
  customerId: number,
  changes: readonly SlotChange[],
): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const rows = await rowsOf<{ place: string }>(
    tx,
    sql`with wish as (
        select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as w("productId" int, slot smallint, before int, packs int, "seenPricePaise" int)
      )
      insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
      select ${customerId}::int, "productId", slot, packs, "seenPricePaise" from wish
      order by "productId", slot
      on conflict (customer_id, product_id, slot) do update
      set packs = excluded.packs, updated_at = now()
      where cart_lines.packs = (select w.before from wish w
        where w."productId" = excluded.product_id and w.slot = excluded.slot)
      returning product_id || '/' || slot as place`,
  );
  return new Set(rows.map((row) => row.place));
}
