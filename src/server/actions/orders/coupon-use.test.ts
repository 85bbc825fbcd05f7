import { describe, expect, test } from 'vitest';
import { addCoupon, addProduct } from '#test/builders.ts';
import { orderCounter } from '#test/order-counter.ts';
import { orderDesk } from '#test/order-desk.ts';
import { openTestDb, openTestPostgres } from '#test/test-db.ts';

describe.each([
  ['embedded', openTestDb],
  ['PostgreSQL', openTestPostgres],
])('a coupon on %s', (_kind, openDb) => {
  const counter = orderCounter(openDb);

  test('is used by placing and given back by cancelling', async () => {
    const code = await addCoupon(counter.db, { limitPerCustomer: 1 });
    await counter.desk.fill();
    const id = await counter.desk.placed({
      discount_code_applied: code.toLowerCase(),
      coupon_discount: 50,
    });
    expect(await counter.desk.read(id)).toMatchObject({
      coupon_discount: 50,
      discount_code_applied: code,
      total_to_pay: 922,
    });
    await counter.desk.fill();
    expect(await counter.desk.place({ discount_code_applied: code })).toMatchObject({
      code: 'coupon-refused',
      reason: 'coupon-used',
      message: 'You have already used this coupon.',
    });
    await counter.desk.cancel(id);
    expect(await counter.desk.place({ discount_code_applied: code })).toMatchObject({
      success: true,
    });
  });

  test('with one use left is won by one of many', async () => {
    const code = await addCoupon(counter.db, { limitTotal: 1 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => orderDesk(counter.shop)));
    const product = await addProduct(counter.db);
    for (const buyer of buyers) await buyer.addPacks(product, 1);
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.place({ discount_code_applied: code })),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'coupon-used-up')).toHaveLength(7);
  });

  test('unknown, expired or below its minimum is refused and nothing is placed', async () => {
    await counter.desk.fill();
    const expired = await addCoupon(counter.db, { endsAt: new Date(Date.now() - 1) });
    const high = await addCoupon(counter.db, { minimumPaise: 5_000_00 });
    for (const [code, reason] of [
      ['NO-SUCH', 'unknown-coupon'],
      [expired, 'coupon-expired'],
      [high, 'below-coupon-minimum'],
    ] as const) {
      expect(await counter.desk.place({ discount_code_applied: code })).toMatchObject({
        code: 'coupon-refused',
        reason,
      });
    }
    expect([await counter.orderCount(), await counter.desk.cartCount()]).toEqual([0, 1]);
  });
});
