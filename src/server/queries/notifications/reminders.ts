import { and, desc, eq, inArray, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { cartLines, cartReminders } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';

/** How many lines or carts are taken at once: each batch is a transaction of its own. */
export const batchSize = 500;

const idleFor = sql`interval '24 hours'`;

/**
 * Carts nobody has touched for a day, each once per idle spell: whoever is given here counts as
 * reminded, so the reminder belongs in the same transaction.
 */
export async function takeIdleCarts(db: Db): Promise<number[]> {
  const idleSince = max(cartLines.updatedAt);
  const idle = db
    .select({ customerId: cartLines.customerId, idleSince: sql`${idleSince}`.as('idle_since') })
    .from(cartLines)
    .leftJoin(cartReminders, eq(cartReminders.customerId, cartLines.customerId))
    .groupBy(cartLines.customerId, cartReminders.idleSince)
    .having(
      and(
        lt(idleSince, sql`now() - ${idleFor}`),
        or(isNull(cartReminders.idleSince), lt(cartReminders.idleSince, idleSince)),
      ),
    )
    .orderBy(cartLines.customerId)
    .limit(batchSize);
  const taken = await db
    .insert(cartReminders)
    .select(idle)
    .onConflictDoUpdate({
      target: cartReminders.customerId,
      set: { idleSince: sql`excluded.idle_since` },
      // Another node may have been faster.
      setWhere: sql`${cartReminders.idleSince} < excluded.idle_since`,
    })
    .returning({ customerId: cartReminders.customerId });
  return taken.map((row) => row.customerId);
}

/** What lies in these carts, the latest touched first. */
export function readCartItems(db: Db, customerIds: number[]) {
  return db
    .select({
      customerId: cartLines.customerId,
      name: products.name,
      nameHi: products.nameHi,
      image: products.image,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(inArray(cartLines.customerId, customerIds))
    .orderBy(cartLines.customerId, desc(cartLines.updatedAt), cartLines.id);
}

/** Lines whose price is another than the one last seen or told; given once per change. */
export function takePriceChanges(db: Db) {
  const due = db.$with('due').as(
    db
      .select({
        lineId: sql<number>`${cartLines.id}`.as('line_id'),
        name: products.name,
        nameHi: products.nameHi,
        slug: products.slug,
        image: products.image,
        packSize: packs.size,
        packaging: packs.packaging,
        fromPaise:
          sql<number>`coalesce(${cartLines.toldPricePaise}, ${cartLines.seenPricePaise})`.as(
            'from_paise',
          ),
        toPaise: packs.pricePaise,
      })
      .from(cartLines)
      .innerJoin(
        packs,
        and(eq(packs.productId, cartLines.productId), eq(packs.slot, cartLines.slot)),
      )
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(
        and(
          sql`${packs.pricePaise} <> coalesce(${cartLines.toldPricePaise}, ${cartLines.seenPricePaise})`,
          eq(products.hidden, false),
        ),
      )
      .orderBy(cartLines.customerId, cartLines.id)
      .limit(batchSize)
      // A line in use is looked at next time.
      .for('update', { of: cartLines, skipLocked: true }),
  );
  return db
    .with(due)
    .update(cartLines)
    .set({ toldPricePaise: sql`${due.toPaise}` })
    .from(due)
    .where(eq(cartLines.id, due.lineId))
    .returning({
      customerId: cartLines.customerId,
      name: due.name,
      nameHi: due.nameHi,
      slug: due.slug,
      image: due.image,
      packSize: due.packSize,
      packaging: due.packaging,
      fromPaise: due.fromPaise,
      toPaise: due.toPaise,
    });
}

/** Lines that the stock no longer covers, or covers again; each change is given once. */
export function takeStockChanges(db: Db) {
  const stock = sql<number>`case when ${products.hidden} then 0 else ${products.stock} end`;
  const units = sql<number>`sum(${cartLines.packs} * ${packs.size})`;
  const isTold = sql<boolean>`bool_or(${cartLines.toldOutStock} is not null)`;
  // Of all carts in one pass: asked line by line it takes ten times as long.
  const held = db.$with('held').as(
    db
      .select({
        customerId: cartLines.customerId,
        productId: products.id,
        units: units.as('units'),
        isTold: isTold.as('is_told'),
      })
      .from(cartLines)
      .innerJoin(
        packs,
        and(eq(packs.productId, cartLines.productId), eq(packs.slot, cartLines.slot)),
      )
      .innerJoin(products, eq(products.id, cartLines.productId))
      .groupBy(cartLines.customerId, products.id)
      .having(or(sql`${units} > ${stock}`, isTold)),
  );
  const isOut = sql<boolean>`${held.units} > ${stock}`;
  const due = db.$with('due').as(
    db
      .with(held)
      .select({
        lineId: sql<number>`${cartLines.id}`.as('line_id'),
        name: products.name,
        nameHi: products.nameHi,
        slug: products.slug,
        image: products.image,
        stock: stock.as('stock_now'),
        isOut: isOut.as('is_out'),
        toldStock: sql<number | null>`${cartLines.toldOutStock}`.as('told_stock'),
      })
      .from(held)
      .innerJoin(products, eq(products.id, held.productId))
      .innerJoin(
        cartLines,
        and(eq(cartLines.customerId, held.customerId), eq(cartLines.productId, held.productId)),
      )
      .where(
        or(
          // Its own mark too: only that is looked at again where another node was just here.
          and(isOut, sql`not ${held.isTold}`, isNull(cartLines.toldOutStock)),
          and(sql`${cartLines.toldOutStock} is not null`, sql`not ${isOut}`),
        ),
      )
      .orderBy(cartLines.customerId, cartLines.id)
      .limit(batchSize)
      .for('update', { of: cartLines, skipLocked: true }),
  );
  return db
    .with(due)
    .update(cartLines)
    .set({ toldOutStock: sql`case when ${due.isOut} then ${due.stock} end` })
    .from(due)
    .where(eq(cartLines.id, due.lineId))
    .returning({
      customerId: cartLines.customerId,
      productId: cartLines.productId,
      name: due.name,
      nameHi: due.nameHi,
      slug: due.slug,
      image: due.image,
      stock: due.stock,
      isOut: due.isOut,
      toldStock: due.toldStock,
    });
}
