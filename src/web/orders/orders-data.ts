import type { Call } from '#contract/index.ts';
import { type Order, orderFromWire } from './order.ts';
import {
  filterFields,
  filterOf,
  fitsFilter,
  type OrderFilter,
  ordersPerPage,
  pageOf,
} from './order-filter.ts';

export type OrderListData = {
  filter: OrderFilter;
  orders: Order[];
  total: number;
  page: number;
  pageCount: number;
};

export async function readOrders(
  call: Call,
  userId: number,
  { searchParams: params }: URL,
): Promise<OrderListData> {
  const filter = filterOf(params);
  const page = pageOf(params);
  const { orders: wires, total } = await call('getOrdersByUserId', {
    user_id: userId,
    ...filterFields(filter),
    page,
    limit: ordersPerPage,
  });
  const orders = wires.map(orderFromWire);
  if (total === undefined) return wholeList(filter, orders);
  return {
    filter,
    orders,
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / ordersPerPage)),
  };
}

/** Another server of this contract gives all orders at once, and knows no filters. */
function wholeList(filter: OrderFilter, all: Order[]): OrderListData {
  const orders = all.filter((order) => fitsFilter(order, filter));
  return { filter, orders, total: orders.length, page: 1, pageCount: 1 };
}
