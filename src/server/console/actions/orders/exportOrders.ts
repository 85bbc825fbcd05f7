import { orderRow } from '#contract/console/order.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import { mayRole } from '#domain/permissions.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { pageOf } from '#server/console/page-of.ts';
import { searchOrders } from '#server/queries/console-orders.ts';
import { orderSearchOf } from './order-search.ts';
import { orderRowWire } from './order-wire.ts';

const money: readonly string[] = ['total_to_pay', 'paid', 'due'];
const fields = Object.keys(orderRow.shape) as (keyof typeof orderRow.shape)[]; // `as`: keys of that very object

export const exportOrders: ConsoleHandler<'exportOrders'> = async ({ db, operator }, input) => {
  const { role } = operator;
  const search = orderSearchOf(input, role);
  const head = fields.filter((field) => mayRole(role, 'prices') || !money.includes(field));
  return csvExport(`orders-${dayInIndia(new Date().toISOString())}`, head, async (cursor) => {
    const rows = await searchOrders(db, {
      ...search,
      beforeId: cursor === undefined ? undefined : Number(cursor),
      limit: exportPageSize + 1,
    });
    const { shown, next } = pageOf(rows, exportPageSize, (row) => row.order.id);
    const wires = shown.map(({ order, lineCount }) => orderRowWire(order, lineCount, role));
    return { rows: wires.map((wire) => head.map((field) => textOf(wire[field]))), next };
  });
};

function textOf(value: string | number | boolean | undefined): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}
