import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
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
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.productId), asc(orderLines.id))
    .for('no key update', { of: products });
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

/** Sent out, or ready to be fetched, and arrived; placing is mailed as well (place-order.ts). */
const mailedSteps = new Set<OrderStatus>(['out_for_delivery', 'delivered']);

function actorColumns(actor: Actor) {
  return { actor: actor.kind, actorId: actor.kind === 'job' ? null : actor.id };
}

/** A cancelled order gives its use of the coupon back. */
export async function returnCoupon(tx: Db, orderId: number): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.orderId, orderId));
}

export async function saveEdit(
  tx: Db,
  order: LockedOrder,
  edit: { packsByLine: ReadonlyMap<number, number>; totals: Totals; actor: Actor },
): Promise<void> {
  const lines = JSON.stringify([...edit.packsByLine].map(([id, packs]) => ({ id, packs })));
  await tx.execute(sql`
    update order_lines set packs = l.packs
    from jsonb_to_recordset(${lines}::jsonb) as l(id int, packs int)
    where order_lines.id = l.id and order_lines.order_id = ${order.id}::int`);
  await tx
    .update(orders)
    .set({ ...edit.totals, version: order.version + 1, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    kind: 'edit',
    status: order.status,
    ...actorColumns(edit.actor),
  });
}
