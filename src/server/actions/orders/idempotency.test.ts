import { describe, expect, test } from 'vitest';
import { orderCounter } from '#test/order-counter.ts';
import { newKey, orderDesk } from '#test/order-desk.ts';
import { openTestDb, openTestPostgres } from '#test/test-db.ts';

describe.each([
  ['embedded', openTestDb],
  ['PostgreSQL', openTestPostgres],
])('the key of a checkout on %s', (_kind, openDb) => {
  const counter = orderCounter(openDb);

  test('gives back the same order for the same submit', async () => {
    await counter.desk.fill();
    const submit = { idempotency_key: newKey(), total_to_pay: 972 };
    const first = await counter.desk.place(submit);
    expect(await counter.desk.place(submit)).toMatchObject({
      success: true,
      order_id: first.order_id,
    });
    expect(await counter.orderCount()).toBe(1);
  });

  test('places one order for 20 submits at once', async () => {
    const product = await counter.desk.fill();
    const submit = { idempotency_key: newKey(), total_to_pay: 972 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => counter.desk.place(submit)));
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
    expect(answers.every((answer) => answer.success)).toBe(true);
    expect([await counter.orderCount(), await counter.desk.stockOf(product)]).toEqual([1, 988]);
  });

  test('is refused with another cart or another choice', async () => {
    await counter.desk.fill();
    const key = { idempotency_key: newKey() };
    const first = await counter.desk.place(key);
    expect(await counter.desk.place({ ...key, note: 'other' })).toMatchObject({
      code: 'key-reused',
      order_id: first.order_id,
    });
    await counter.desk.fill(3);
    expect(await counter.desk.place(key)).toMatchObject({ http: 200, code: 'key-reused' });
    expect([await counter.orderCount(), await counter.desk.cartCount()]).toEqual([1, 1]);
  });

  test('of one customer means nothing for another', async () => {
    await counter.desk.fill();
    const key = { idempotency_key: newKey() };
    const first = await counter.desk.place(key);
    const other = await orderDesk(counter.shop);
    await other.fill();
    const second = await other.place(key);
    expect(second).toMatchObject({ success: true });
    expect(second.order_id).not.toBe(first.order_id);
  });
});
