import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countOrders as count } from '#server/queries/orders/console-orders.ts';
import { orderSearchOf } from './order-search.ts';

export const countOrders: ConsoleHandler<'countOrders'> = async ({ db, operator }, input) => ({
  count: await count(db, orderSearchOf(input, operator.role), maxCounted + 1),
});
