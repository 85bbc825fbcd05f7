import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order-status.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { operators } from '#server/db/schema/operators.ts';
import { orderEvents, orderLines, orders } from '#server/db/schema/orders.ts';
import { orderNotes } from '#server/db/schema/payments.ts';
import { likePattern } from './like-pattern.ts';

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
  /** Only orders with a smaller number: the page after it. */
  beforeId?: number | undefined;
  limit: number;
};

/** Written as the partial index `orders_unpaid` has it. */
const isUnpaid = sql`${orders.paidPaise} < ${orders.totalToPayPaise} and ${orders.status} <> 'cancelled'`;

/** An order's number, or customers by firm, owner or phone; few enough to look up their orders. */
function matches(words: string): SQL | undefined {
  const like = likePattern(words);
  const customer = inArray(
    orders.customerId,
    sql`(select id from ${customers} where firm_name ilike ${like} or owner_name ilike ${like}
      or mobile like ${like} order by id limit 500)`,
  );
  const number = /^#?(\d{1,9})$/.exec(words)?.[1];
  return number ? or(eq(orders.id, Number(number)), customer) : customer;
}

/** Newest first, by keyset: a page far down costs as much as the first. */
export function searchOrders(db: Db, search: OrderSearch) {
  const { words, statuses, from, until, route, customerId, minPaise, maxPaise } = search;
  return db
    .select({
      order: orders,
      // Named by hand: in a select of one table Drizzle writes columns without their table.
      lineCount: sql<number>`(select count(*)::int from ${orderLines} line
        where line.order_id = ${orders}.id and line.packs > 0)`,
    })
    .from(orders)
    .where(
      and(
        words ? matches(words) : undefined,
        statuses && statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
        from && gte(orders.createdAt, from),
        until && lt(orders.createdAt, until),
        route ? eq(orders.route, route) : undefined,
        customerId === undefined ? undefined : eq(orders.customerId, customerId),
        minPaise === undefined ? undefined : gte(orders.totalToPayPaise, minPaise),
        maxPaise === undefined ? undefined : lte(orders.totalToPayPaise, maxPaise),
        search.unpaid ? isUnpaid : undefined,
        search.beforeId === undefined ? undefined : lt(orders.id, search.beforeId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(search.limit);
}

export async function findAnyOrder(db: Db, id: number) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
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
