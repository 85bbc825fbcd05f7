import { expect, test } from 'vitest';
import type { ActionOutput, Call } from '#contract/index.ts';
import { orderExample } from '#contract/order.ts';
import { readOrders } from './orders-data.ts';

const orders = [
  { ...orderExample, id: 31, status: 'active', total_to_pay: 900 },
  { ...orderExample, id: 132, status: 'delivered', total_to_pay: 200_000 },
  { ...orderExample, id: 231, status: 'cancelled', total_to_pay: 100_000 },
] as const;

/** A server that answers with `answer`, whatever it is asked. */
function shown(answer: ActionOutput<'getOrdersByUserId'>, search: string) {
  const call = (async () => answer) as unknown as Call; // `as`: only this action is called
  return readOrders(call, 1, new URL(`https://shop.example/my-orders?${search}`));
}

test.each([
  ['', [31, 132, 231]],
  ['order_id=31', [31, 231]],
  ['status=delivered,cancelled', [132, 231]],
  ['min_total=1000', [231]],
  ['max_total=999999', [31, 132, 231]],
  ['max_total=899.99', []],
  ['order_id=31&status=active&max_total=900', [31]],
])('of a list without a total, %j shows %j and counts them', async (search, ids) => {
  const list = await shown({ orders: [...orders] }, search);
  expect(list.orders.map((order) => order.id)).toEqual(ids);
  expect(list).toMatchObject({ total: ids.length, page: 1, pageCount: 1 });
});

test('a server with a total has filtered and paged by itself', async () => {
  const list = await shown({ orders: [...orders], total: 45 }, 'status=active&page=2');
  expect(list.orders).toHaveLength(3);
  expect(list).toMatchObject({ total: 45, page: 2, pageCount: 3 });
});
