import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OpenItem } from '#domain/payments/allocation.ts';
import { duePaise, toRefundPaise } from '#domain/payments/payments.ts';
import type { Db } from '#server/db/connect.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { orders } from '#server/db/schema/orders.ts';
import { bills } from '#server/db/schema/receipts.ts';

type OrderRow = typeof orders.$inferSelect;

export type OpenOrder = OpenItem & { kind: 'order'; order: OrderRow; number: string };
export type OpenBill = OpenItem & { kind: 'bill'; number: string };

const { paidPaise, totalToPayPaise, creditedPaise, coveredPaise, status } = orders;

/** Written as the partial index `orders_unsettled` has it. */
const isUnsettled = sql`case when ${status} = 'cancelled' then 0 else ${totalToPayPaise} - ${creditedPaise} end - ${coveredPaise} <> ${paidPaise}`;
/** What has left the shop, or was delivered before invoices. */
const isBilled = sql`(${invoices.id} is not null or ${status} in ('delivered', 'completed'))`;

function unsettled(customerId: number): SQL | undefined {
  return and(eq(orders.customerId, customerId), isUnsettled);
}

const ofOrder = {
  order: orders,
  number: sql<string>`coalesce(${invoices.number}, '')`,
  dueDay: sql<string>`coalesce(${invoices.dueDay}, ${invoices.day},
    (${orders.createdAt} at time zone 'Asia/Kolkata')::date)::text`,
};

/**
 * The orders of a customer whose account is held, with what is due of them; they are held too, by their ids. Those that
 * are billed, and beside them the ones that are named.
 */
export async function lockOpenOrders(
  tx: Db,
  customerId: number,
  named: readonly number[] = [],
): Promise<OpenOrder[]> {
  const billed = and(unsettled(customerId), isBilled);
  const rows = await tx
    .select(ofOrder)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      named.length === 0
        ? billed
        : or(billed, and(eq(orders.customerId, customerId), inArray(orders.id, [...named]))),
    )
    .orderBy(asc(orders.id))
    .for('no key update', { of: orders });
  return rows
    .map((row) => openOrder(row))
    .filter(({ order, duePaise: due }) => due > 0 || named.includes(order.id));
}

function openOrder(row: { order: OrderRow; number: string; dueDay: string }): OpenOrder {
  const { order, number, dueDay } = row;
  return { kind: 'order', id: order.id, order, number, dueDay, duePaise: duePaise(order) };
}

/** Orders that were paid beyond what they come to, held by their ids. */
export async function lockOverpaid(tx: Db, customerId: number) {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        unsettled(customerId),
        sql`${paidPaise} > case when ${status} = 'cancelled' then 0 else ${totalToPayPaise} - ${creditedPaise} end - ${coveredPaise}`,
      ),
    )
    .orderBy(asc(orders.id))
    .for('no key update');
  return rows.map((order) => ({ order, leftPaise: toRefundPaise(order) }));
}

/** What is due beside invoices; only its account holds a bill, so that nobody else pays it. */
export async function readOpenBills(tx: Db, customerId: number): Promise<OpenBill[]> {
  const rows = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.customerId, customerId), sql`${bills.paidPaise} < ${bills.amountPaise}`))
    .orderBy(asc(bills.dueDay), asc(bills.id))
    .limit(1_000);
  return rows.map((bill) => ({
    ...({ kind: 'bill', id: bill.id, number: bill.number, dueDay: bill.dueDay } as const),
    duePaise: bill.amountPaise - bill.paidPaise,
  }));
}

/** The same without holding anything: for reading. */
export async function readOpenItems(db: Db, customerId: number): Promise<(OpenOrder | OpenBill)[]> {
  const rows = await db
    .select(ofOrder)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(unsettled(customerId), isBilled))
    .orderBy(asc(orders.id))
    .limit(5_000);
  const open = rows.map(openOrder).filter(({ duePaise: due }) => due > 0);
  return [...open, ...(await readOpenBills(db, customerId))].sort(
    (a, b) => a.dueDay.localeCompare(b.dueDay) || a.id - b.id,
  );
}
