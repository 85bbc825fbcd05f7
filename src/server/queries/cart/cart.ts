import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { maxLines } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';

const { placeholder } = sql;

export async function deleteCartLine(
  db: Db,
  customerId: number,
  line: { id: number; slot: number },
): Promise<boolean> {
  const gone = await db
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.id, line.id),
        eq(cartLines.customerId, customerId),
        eq(cartLines.slot, line.slot),
      ),
    )
    .returning({ id: cartLines.id });
  return gone.length > 0;
}

const cartSize = preparedOnce((db) =>
  db
    .select({ lines: count() })
    .from(cartLines)
    .where(eq(cartLines.customerId, placeholder('customerId')))
    .prepare('cart_size'),
);

export async function countCartLines(db: Db, customerId: number): Promise<number> {
  const [row] = await cartSize(db).execute({ customerId });
  return row?.lines ?? 0;
}

/** A line of the cart as it stands today: today's price, today's stock. */
const lineFields = {
  id: cartLines.id,
  productId: cartLines.productId,
  slot: cartLines.slot,
  packs: cartLines.packs,
  seenPricePaise: cartLines.seenPricePaise,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  nameHi: products.nameHi,
  image: products.image,
  maxUnits: products.maxUnits,
  hidden: products.hidden,
  /** What is hidden cannot be had. */
  stock: sql<number>`case when ${products.hidden} then 0 else ${products.stock} end`,
  packSize: packs.size,
  packaging: packs.packaging,
  pricePaise: packs.pricePaise,
  mrpPaise: sql<number>`coalesce(${packs.mrpPaise}, ${products.mrpPaise})`,
};

/** Whole, in the order it was filled. */
export function readCart(db: Db, customerId: number) {
  return db
    .select(lineFields)
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(packs, and(eq(packs.productId, cartLines.productId), eq(packs.slot, cartLines.slot)))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.id))
    .limit(maxLines);
}

export type CartLine = Awaited<ReturnType<typeof readCart>>[number];

/** The packs of these products, for lines that show their neighbours. */
export function readPacksOfCart(db: Db, customerId: number) {
  const { productId, slot, size, pricePaise } = packs;
  return db
    .selectDistinct({ productId, slot, size, pricePaise })
    .from(cartLines)
    .innerJoin(packs, eq(packs.productId, cartLines.productId))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(packs.productId, packs.slot)
    .limit(maxLines * 3);
}

const changedPrice = ne(cartLines.seenPricePaise, packs.pricePaise);

export async function countChangedPrices(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(cartLines)
    .innerJoin(packs, and(eq(packs.productId, cartLines.productId), eq(packs.slot, cartLines.slot)))
    .where(and(eq(cartLines.customerId, customerId), changedPrice));
  return row?.lines ?? 0;
}

/** The customer has seen today's prices. */
export async function settlePrices(db: Db, customerId: number): Promise<void> {
  await db
    .update(cartLines)
    .set({ seenPricePaise: packs.pricePaise })
    .from(packs)
    .where(
      and(
        eq(cartLines.customerId, customerId),
        eq(packs.productId, cartLines.productId),
        eq(packs.slot, cartLines.slot),
        changedPrice,
      ),
    );
}
