import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import { searchOrders } from '#server/queries/orders/console-orders.ts';
import { orderSearchOf } from './order-search.ts';
import { orderRowWire } from './order-wire.ts';

export const listOrders: ConsoleHandler<'listOrders'> = async ({ db, operator }, input) => {
  const { cursor, limit } = input;
  const rows = await searchOrders(db, {
    ...orderSearchOf(input, operator.role),
    beforeId: cursor,
    limit: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit, (row) => row.order.id);
  return {
    orders: shown.map(({ order, lineCount }) => orderRowWire(order, lineCount, operator.role)),
    next,
  };
};
