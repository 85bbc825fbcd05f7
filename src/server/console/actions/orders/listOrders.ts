import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { dayAfter, startOfDay } from '#domain/indian-time.ts';
import { rupeesToPaise } from '#domain/money.ts';
import { mayRole } from '#domain/permissions.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import { searchOrders } from '#server/queries/console-orders.ts';
import { orderRowWire } from './order-wire.ts';

const refuse = consoleRefusalsOf('listOrders');

export const listOrders: ConsoleHandler<'listOrders'> = async ({ db, operator }, input) => {
  const { cursor, limit, min_total, max_total, from, to } = input;
  const byMoney = [min_total, max_total, input.unpaid].some((given) => given !== undefined);
  // Whoever may not see amounts must not find them out by filters.
  if (byMoney && !mayRole(operator.role, 'prices')) {
    throw refuse('not-allowed', 'Your role does not include this.');
  }
  const rows = await searchOrders(db, {
    words: input.q,
    statuses: input.status,
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : startOfDay(dayAfter(to)),
    route: input.route,
    customerId: input.customer_id,
    minPaise: min_total === undefined ? undefined : rupeesToPaise(min_total),
    maxPaise: max_total === undefined ? undefined : rupeesToPaise(max_total),
    unpaid: input.unpaid !== undefined,
    beforeId: cursor,
    limit: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit, (row) => row.order.id);
  return {
    orders: shown.map(({ order, lineCount }) => orderRowWire(order, lineCount, operator.role)),
    next,
  };
};
