import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { operators } from '#server/db/schema/operators.ts';
import { orderEvents, orderLines, orderNotes, orders } from '#server/db/schema/orders.ts';
import { namedOrPhoned } from '#server/queries/customers/console-customers.ts';
import { findUninvoiceable } from '#server/queries/invoices/orders-to-invoice.ts';

export type OrderSearch = {
  words?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  from?: Date | undefined;
  /** Not itself. */
  until?: Date | undefined;
  route?: string | undefined;
  customerId?: number | undefined;
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
  unpaid?: boolean;
  toRefund?: boolean;
  /** Open, and no invoice could be written for it today. */
  cannotInvoice?: boolean;
  overCredit?: boolean;
  /** Only orders before this one: the page after it. */
  beforeId?: number | undefined;
  limit: number;
};

/** More customers than any shop has. */
const maxMatches = 100_000;

/** Written as the partial index `orders_with_due` has it. */
const isUnpaid = sql`${orders.paidPaise} < ${orders.totalToPayPaise} - ${orders.creditedPaise} - ${orders.coveredPaise} and ${orders.status} <> 'cancelled'`;

/** Cancelled or credited, and its money not given back. Written as the partial index `orders_in_credit` has it. */
export const isToRefund = sql`${orders.paidPaise} > case when ${orders.status} = 'cancelled' then 0
  else ${orders.totalToPayPaise} - ${orders.creditedPaise} end - ${orders.coveredPaise}`;

/**
 * A number is that order where there is one, not the phones that contain it; other words are customers
 * by firm, owner or phone. They are looked up first: how many there are decides whether their orders
 * are looked up or the newest orders are gone through.
 */
async function matching(db: Db, words: string): Promise<SQL | undefined> {
  const number = Number(/^#?(\d{1,9})$/.exec(words)?.[1] ?? 0);
  if (number > 0 && (await findAnyOrder(db, number))) return eq(orders.id, number);
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(namedOrPhoned(words))
    .orderBy(asc(customers.id))
    .limit(maxMatches);
  const ids = `{${found.map((one) => one.id).join(',')}}`;
  return sql`${orders.customerId} = any(${ids}::int[])`;
}

async function filtersOf(db: Db, search: Omit<OrderSearch, 'limit'>): Promise<SQL | undefined> {
  const { words, statuses, from, until, route, customerId, minPaise, maxPaise, beforeId } = search;
  return and(
    words ? await matching(db, words) : undefined,
    statuses && statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    from && gte(orders.createdAt, from),
    until && lt(orders.createdAt, until),
    route ? eq(orders.route, route) : undefined,
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    minPaise === undefined ? undefined : gte(orders.totalToPayPaise, minPaise),
    maxPaise === undefined ? undefined : lte(orders.totalToPayPaise, maxPaise),
    search.unpaid ? isUnpaid : undefined,
    search.toRefund ? isToRefund : undefined,
    search.cannotInvoice ? inArray(orders.id, await findUninvoiceable(db)) : undefined,
    search.overCredit ? isNotNull(orders.overCreditPaise) : undefined,
    beforeId === undefined
      ? undefined
      : sql`(${orders.createdAt}, ${orders.id}) <
          (select created_at, id from ${orders} last where last.id = ${beforeId})`,
  );
}

/** How many there are, counted no further than `most`. */
export function countOrders(
  db: Db,
  search: Omit<OrderSearch, 'limit'>,
  most: number,
): Promise<number> {
  return withCustomPlans(db, async (tx) =>
    countUpTo(tx, orders, await filtersOf(tx, search), most),
  );
}

/**
 * Newest first, by keyset: a page far down costs as much as the first. Every index of a filter ends
 * with time and number, so that days and pages are ranges of it.
 */
export function searchOrders(db: Db, search: OrderSearch) {
  return withCustomPlans(db, (tx) => searchWithin(tx, search));
}

async function searchWithin(db: Db, search: OrderSearch) {
  const newestFirst = [desc(orders.createdAt), desc(orders.id)];
  // First the numbers of one page, which most filters find in an index alone, then their rows.
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(await filtersOf(db, search))
    .orderBy(...newestFirst)
    .limit(search.limit);
  return db
    .select({
      order: orders,
      // Named by hand: in a select of one table Drizzle writes columns without their table.
      lineCount: sql<number>`(select count(*)::int from ${orderLines} line
        where line.order_id = ${orders}.id and line.packs > 0)`,
    })
    .from(orders)
    .where(inArray(orders.id, page))
    .orderBy(...newestFirst);
}

export async function findAnyOrder(db: Db, id: number) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Whether the customer has left since. */
export async function hasCustomerLeft(db: Db, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ leftAt: customers.forgottenAt })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  return Boolean(row?.leftAt);
}

/** The lines as ordered, with the product's stock today. */
export function readLinesWithStock(db: Db, orderId: number) {
  return db
    .select({ line: orderLines, stock: products.stock })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .limit(1_000);
}

/** What became of an order and who did it. */
export function readHistory(db: Db, orderId: number) {
  const byOperator = and(eq(orderEvents.actor, 'operator'), eq(operators.id, orderEvents.actorId));
  return db
    .select({ event: orderEvents, operatorName: operators.name })
    .from(orderEvents)
    .leftJoin(operators, byOperator)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
    .limit(1_000);
}

export function readNotes(db: Db, orderId: number) {
  return db
    .select({ note: orderNotes, operatorName: operators.name })
    .from(orderNotes)
    .innerJoin(operators, eq(operators.id, orderNotes.operatorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id))
    .limit(1_000);
}

export async function insertNote(
  tx: Db,
  note: { orderId: number; operatorId: number; text: string },
): Promise<void> {
  await tx.insert(orderNotes).values(note);
}
