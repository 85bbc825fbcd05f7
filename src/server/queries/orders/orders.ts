import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orderEvents, orderLines, orders } from '#server/db/schema/orders.ts';

type OrderFilter = {
  idPart?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
};

function ofCustomer(customerId: number, filter: OrderFilter) {
  const { idPart, statuses, minPaise, maxPaise } = filter;
  return and(
    eq(orders.customerId, customerId),
    idPart ? sql`position(${idPart} in ${orders.id}::text) > 0` : undefined,
    statuses && statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    minPaise === undefined ? undefined : gte(orders.totalToPayPaise, minPaise),
    maxPaise === undefined ? undefined : lte(orders.totalToPayPaise, maxPaise),
  );
}

/** Newest first. The numbers of the page come from the index alone, so that a late page costs little. */
export function readOrders(
  db: Db,
  customerId: number,
  filter: OrderFilter & { page: number; limit: number },
) {
  const newestFirst = [desc(orders.createdAt), desc(orders.id)];
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(ofCustomer(customerId, filter))
    .orderBy(...newestFirst)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, page))
    .orderBy(...newestFirst);
}

export type OrderRow = Awaited<ReturnType<typeof readOrders>>[number];

export async function countOrders(db: Db, customerId: number, filter: OrderFilter) {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .where(ofCustomer(customerId, filter));
  return row?.total ?? 0;
}

export async function findOrder(db: Db, customerId: number, id: number) {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return row;
}

/** Lines of these orders, as they were ordered, with where the product is found today. */
export function readOrderLines(db: Db, orderIds: number[]) {
  return db
    .select({
      ...getTableColumns(orderLines),
      ...{ slug: products.slug, nameHi: products.nameHi },
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
}

export type OrderLineRow = Awaited<ReturnType<typeof readOrderLines>>[number];

/** When these orders came to each status, and when they could not be delivered. */
export function readStatusEvents(db: Db, orderIds: number[]) {
  return db
    .select({
      orderId: orderEvents.orderId,
      ...{ kind: orderEvents.kind, status: orderEvents.status },
      at: orderEvents.at,
      reason: orderEvents.reason,
      reasonHi: orderEvents.reasonHi,
    })
    .from(orderEvents)
    .where(
      and(inArray(orderEvents.orderId, orderIds), inArray(orderEvents.kind, ['status', 'attempt'])),
    )
    .orderBy(asc(orderEvents.id));
}

export type StatusEventRow = Awaited<ReturnType<typeof readStatusEvents>>[number];
