import type { ConsoleHandler } from '#server/console/context.ts';
import { searchOrders } from '#server/queries/orders/console-orders.ts';
import { countActive } from '#server/queries/orders/order-feed.ts';
import { orderRowWire } from './order-wire.ts';

/** What an open screen compares with what it has seen. */
const latest = 20;
const mostCounted = 1_000;

export const getNewOrders: ConsoleHandler<'getNewOrders'> = async ({ db, operator }) => {
  const [to_accept, rows] = await Promise.all([
    countActive(db, mostCounted),
    searchOrders(db, { statuses: ['active'], limit: latest }),
  ]);
  const orders = rows.map(({ order, lineCount }) => orderRowWire(order, lineCount, operator));
  return { to_accept, orders };
};
