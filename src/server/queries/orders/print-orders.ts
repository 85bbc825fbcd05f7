import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { categories, products, subcategories } from '#server/db/schema/catalogue.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';

/** Orders with these numbers, in the order of the numbers given; unknown ones are left out. */
export async function readOrdersById(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** On the way to their customers, of some routes or of all; oldest first. */
export function readOrdersOnTheWay(db: Db, limit: number, routes?: readonly string[]) {
  const isThere = routes && [
    eq(orders.deliveryType, 'delivery'),
    inArray(orders.route, [...routes]),
  ];
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'out_for_delivery'), ...(isThere ?? [])))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** The lines of these orders with the category that each product stands in today. */
export function readLinesToPick(db: Db, orderIds: readonly number[]) {
  return db
    .select({ line: orderLines, category: categories.name })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
}
