import { describe, expect, test } from 'vitest';
import { newBuyer, newKey } from '#test/buyer.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('the key of a checkout on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  test('gives back the same order for the same submit', async () => {
    await suite.buyer.fill();
    const submit = { idempotency_key: newKey(), total_to_pay: 972 };
    const first = await suite.buyer.place(submit);
    expect(await suite.buyer.place(submit)).toMatchObject({
      success: true,
      order_id: first.order_id,
    });
    expect(await suite.orderCount()).toBe(1);
  });

  test('places one order for 20 submits at once', async () => {
    const product = await suite.buyer.fill();
    const submit = { idempotency_key: newKey(), total_to_pay: 972 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => suite.buyer.place(submit)));
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
    expect(answers.every((answer) => answer.success)).toBe(true);
    expect([await suite.orderCount(), await suite.buyer.stockOf(product)]).toEqual([1, 988]);
  });

  test('is refused with another cart or another choice', async () => {
    await suite.buyer.fill();
    const key = { idempotency_key: newKey() };
    const first = await suite.buyer.place(key);
    expect(await suite.buyer.place({ ...key, note: 'other' })).toMatchObject({
      code: 'key-reused',
      order_id: first.order_id,
    });
    await suite.buyer.fill(3);
    expect(await suite.buyer.place(key)).toMatchObject({ http: 200, code: 'key-reused' });
    expect([await suite.orderCount(), await suite.buyer.cartCount()]).toEqual([1, 1]);
  });

  test('of one customer means nothing for another', async () => {
    await suite.buyer.fill();
    const key = { idempotency_key: newKey() };
    const first = await suite.buyer.place(key);
    const other = await newBuyer(suite.shop);
    await other.fill();
    const second = await other.place(key);
    expect(second).toMatchObject({ success: true });
    expect(second.order_id).not.toBe(first.order_id);
  });
});
