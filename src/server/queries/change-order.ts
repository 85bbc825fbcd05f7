import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderActor, OrderStatus } from '#domain/order-status.ts';
import type { Totals } from '#domain/totals.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { couponUses, orderEvents, orderLines, orders } from '#server/db/schema/orders.ts';

type Actor = { kind: OrderActor; id: number | undefined };

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
      id: orderLines.id,
      productId: orderLines.productId,
      slot: orderLines.slot,
      name: orderLines.name,
      packSize: orderLines.packSize,
      packs: orderLines.packs,
      pricePaise: orderLines.pricePaise,
      mrpPaise: orderLines.mrpPaise,
      hidden: products.hidden,
      stock: products.stock,
      maxUnits: products.maxUnits,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.productId), asc(orderLines.id))
    .for('no key update', { of: products });
}

export type LockedLine = Awaited<ReturnType<typeof lockOrderLines>>[number];

/** Moves units between the shop and an order, and says so in the ledger. Products are held. */
export async function moveStock(
  tx: Db,
  orderId: number,
  reason: 'cancel' | 'edit',
  taken: ReadonlyMap<number, number>,
): Promise<void> {
  if (taken.size === 0) return;
  const moves = JSON.stringify([...taken].map(([product_id, units]) => ({ product_id, units })));
  await tx.execute(sql`
    with move as (
      select * from jsonb_to_recordset(${moves}::jsonb) as m(product_id int, units int)
    ), stock_moved as (
      update products set stock = stock - move.units from move where id = move.product_id
    )
    insert into stock_movements (product_id, units, reason, order_id)
    select product_id, -units, ${reason}, ${orderId}::int from move`);
}

export async function setStatus(
  tx: Db,
  id: number,
  status: OrderStatus,
  actor: Actor,
): Promise<void> {
  await tx.update(orders).set({ status, updatedAt: sql`now()` }).where(eq(orders.id, id));
  await tx
    .insert(orderEvents)
    .values({ orderId: id, kind: 'status', status, actor: actor.kind, actorId: actor.id ?? null });
}

/** A cancelled order gives its use of the coupon back. */
export async function returnCoupon(tx: Db, orderId: number): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.orderId, orderId));
}

export async function saveEdit(
  tx: Db,
  order: LockedOrder,
  edit: { packsByLine: ReadonlyMap<number, number>; totals: Totals; customerId: number },
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
    actor: 'customer',
    actorId: edit.customerId,
  });
}
