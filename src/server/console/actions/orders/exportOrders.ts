import { orderMoneyFields, orderRow } from '#contract/console/order.ts';
import { mayRole } from '#domain/operators/permissions.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { pageOf } from '#server/console/page-of.ts';
import { searchOrders } from '#server/queries/orders/console-orders.ts';
import { orderSearchOf } from './order-search.ts';
import { orderRowWire } from './order-wire.ts';

export const exportOrders: ConsoleHandler<'exportOrders'> = async ({ db, operator }, input) => {
  const { role } = operator;
  const search = orderSearchOf(input, role);
  const fields = orderRow
    .keyof()
    .options.filter((field) => mayRole(role, 'prices') || !orderMoneyFields.includes(field));
  return csvExport('orders', fields, async (cursor) => {
    const rows = await searchOrders(db, {
      ...search,
      beforeId: cursor === undefined ? undefined : Number(cursor),
      limit: exportPageSize + 1,
    });
    const { shown, next } = pageOf(rows, exportPageSize, (row) => row.order.id);
    return {
      rows: shown.map(({ order, lineCount }) => orderRowWire(order, lineCount, role)),
      next,
    };
  });
};
