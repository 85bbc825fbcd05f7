import type { Call } from '#contract/index.ts';
import { type Order, orderFromWire } from './order.ts';
import { filterFields, filterOf, type OrderFilter, ordersPerPage, pageOf } from './order-filter.ts';

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
  params: URLSearchParams,
): Promise<OrderListData> {
  const filter = filterOf(params);
  const page = pageOf(params);
  const { orders, total } = await call('getOrdersByUserId', {
    user_id: userId,
    ...filterFields(filter),
    page,
    limit: ordersPerPage,
  });
  return {
    filter,
    orders: orders.map(orderFromWire),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / ordersPerPage)),
  };
}
