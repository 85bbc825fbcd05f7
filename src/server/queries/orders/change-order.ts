import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '#domain/actor.ts';
import type { Totals } from '#domain/cart/totals.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { couponUses } from '#server/db/schema/coupons.ts';
import { orderEvents, orderLines, orderMails, orders } from '#server/db/schema/orders.ts';

/** Held until the transaction ends: cancelling, editing and moving on come one after another. */
export async function lockOrder(tx: Db, id: number, customerId?: number) {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        customerId === undefined ? undefined : eq(orders.customerId, customerId),
      ),
    )
    .for('no key update');
  return row;
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** The order's lines with their products held, in id order. */
export function lockOrderLines(tx: Db, orderId: number) {
  return tx
    .select({
      ...getTableColumns(orderLines),
      ...{ hidden: products.hidden, stock: products.stock, maxUnits: products.maxUnits },
      nameHi: products.nameHi,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.productId), asc(orderLines.id))
    .for('no key update', { of: products });
}

/** Of an order that gets more lines: its products and theirs in one go, since products are locked in id order. */
export async function lockProductsFor(
  tx: Db,
  orderId: number,
  productIds: readonly number[],
): Promise<void> {
  const ordered = tx
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(or(inArray(products.id, ordered), inArray(products.id, [...productIds])))
    .orderBy(asc(products.id))
    .for('no key update');
}

type NewLine = Pick<
  typeof orderLines.$inferInsert,
  'productId' | 'slot' | 'sku' | 'name' | 'image' | 'packSize' | 'packaging' | 'packs'
> &
  Pick<typeof orderLines.$inferInsert, 'pricePaise' | 'mrpPaise'>;

export async function insertOrderLines(
  tx: Db,
  orderId: number,
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(orderLines).values(
    lines.map(({ productId, slot, sku, name, image, packSize, packaging, packs, ...prices }) => ({
      ...{ orderId, productId, slot, sku, name, image, packSize, packaging, packs },
      ...{ pricePaise: prices.pricePaise, mrpPaise: prices.mrpPaise },
    })),
  );
}

export type LockedLine = Awaited<ReturnType<typeof lockOrderLines>>[number];

/** `reason`: why it is cancelled, as the customer reads it. */
export type StatusChange = { actor: Actor; reason?: string; reasonHi?: string };

export async function setStatus(
  tx: Db,
  id: number,
  status: OrderStatus,
  { actor, ...why }: StatusChange,
): Promise<void> {
  await tx.update(orders).set({ status, updatedAt: sql`now()` }).where(eq(orders.id, id));
  await tx
    .insert(orderEvents)
    .values({ orderId: id, kind: 'status', status, ...actorColumns(actor), ...why });
  if (mailedSteps.has(status)) {
    await tx.insert(orderMails).values({ orderId: id, status }).onConflictDoNothing();
  }
}

/** Delivered and no longer paid: nobody is told that it has arrived, which they know. */
export async function reopenOrder(tx: Db, id: number, actor: Actor): Promise<void> {
  const status = 'delivered';
  await tx.update(orders).set({ status, updatedAt: sql`now()` }).where(eq(orders.id, id));
  await tx
    .insert(orderEvents)
    .values({ orderId: id, kind: 'status', status, ...actorColumns(actor) });
}

/** The goods were taken along and came back: the order stays out for delivery. */
export async function keepAttempt(
  tx: Db,
  orderId: number,
  { actor, ...why }: StatusChange,
): Promise<void> {
  const event = { kind: 'attempt', status: 'out_for_delivery', ...why } as const;
  await tx.insert(orderEvents).values({ orderId, ...event, ...actorColumns(actor) });
}

/** Sent out, or ready to be fetched, and arrived; placing is mailed as well (place-order.ts). */
const mailedSteps = new Set<OrderStatus>(['out_for_delivery', 'delivered']);

function actorColumns(actor: Actor) {
  return { actor: actor.kind, actorId: actor.kind === 'job' ? null : actor.id };
}

/** A cancelled order gives its use of the coupon back. */
export async function returnCoupon(tx: Db, orderId: number): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.orderId, orderId));
}

type SavedLine = Pick<
  LockedLine,
  'id' | 'packs' | 'missingPacks' | 'missingReason' | 'missingReasonHi'
>;

type Change = {
  kind: 'edit' | 'pick';
  lines: readonly SavedLine[];
  totals: Totals;
  /** What the coupon takes off where nothing is missing. */
  fullCouponPaise: number;
  actor: Actor;
};

/** The packs of a locked order and what it comes to with them. */
export async function saveLines(tx: Db, order: LockedOrder, change: Change): Promise<void> {
  const { kind, totals, fullCouponPaise, actor } = change;
  const lines = JSON.stringify(
    change.lines.map(({ id, packs, missingPacks, missingReason, missingReasonHi }) => ({
      ...{ id, packs, missing_packs: missingPacks, missing_reason: missingReason },
      missing_reason_hi: missingReasonHi,
    })),
  );
  await tx.execute(sql`
    update order_lines set packs = l.packs, missing_packs = l.missing_packs,
      missing_reason = l.missing_reason, missing_reason_hi = l.missing_reason_hi
    from jsonb_to_recordset(${lines}::jsonb)
      as l(id int, packs int, missing_packs int, missing_reason text, missing_reason_hi text)
    where order_lines.id = l.id and order_lines.order_id = ${order.id}::int`);
  await tx
    .update(orders)
    .set({ ...totals, fullCouponPaise, version: order.version + 1, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, kind, status: order.status, ...actorColumns(actor) });
}

/** The customer is mailed of it soon, once for all that is missing by then. */
export async function mailMissing(tx: Db, orderId: number): Promise<void> {
  await tx.insert(orderMails).values({ orderId, status: 'missing' }).onConflictDoNothing();
}
