import { orderMoneyFields, orderRow } from '#contract/console/order.ts';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import { countOrders as count, searchOrders } from '#server/queries/orders/console-orders.ts';
import { orderSearchOf } from './order-search.ts';
import { orderRowWire } from './order-wire.ts';

const orders = defineList({
  rows: 'orders',
  filterOf: orderSearchOf,
  count,
  states: {
    all: { status: undefined },
    ...Object.fromEntries(orderStatuses.map((status) => [status, { status: [status] }])),
  },
  readPage: newestFirst(
    searchOrders,
    ({ order }) => order.id,
    ({ order, lineCount }, operator) => orderRowWire(order, lineCount, operator),
  ),
});

export const listOrders = orders.list;
export const countOrders = orders.count;
export const exportOrders = orders.export('orders', ({ may }) =>
  orderRow.keyof().options.filter((field) => may('prices') || !orderMoneyFields.includes(field)),
);
