import { describe, expect, test } from 'vitest';
import { addCoupon, addProduct } from '#test/builders.ts';
import { newBuyer } from '#test/buyer.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('a coupon on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  test('is used by placing and given back by cancelling', async () => {
    const code = await addCoupon(suite.db, { limitPerCustomer: 1 });
    await suite.buyer.fill();
    const id = await suite.buyer.placed({
      discount_code_applied: code.toLowerCase(),
      coupon_discount: 50,
    });
    expect(await suite.buyer.read(id)).toMatchObject({
      coupon_discount: 50,
      discount_code_applied: code,
      total_to_pay: 922,
    });
    await suite.buyer.fill();
    expect(await suite.buyer.place({ discount_code_applied: code })).toMatchObject({
      code: 'coupon-refused',
      reason: 'coupon-used',
      message: 'You have already used this coupon.',
    });
    await suite.buyer.cancel(id);
    expect(await suite.buyer.place({ discount_code_applied: code })).toMatchObject({
      success: true,
    });
  });

  test('with one use left is won by one of many', async () => {
    const code = await addCoupon(suite.db, { limitTotal: 1 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(suite.shop)));
    const product = await addProduct(suite.db);
    for (const buyer of buyers) await buyer.addPacks(product, 1);
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.place({ discount_code_applied: code })),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(answers.filter((answer) => answer.reason === 'coupon-used-up')).toHaveLength(7);
  });

  test('unknown, expired or below its minimum is refused and nothing is placed', async () => {
    await suite.buyer.fill();
    const expired = await addCoupon(suite.db, { endsAt: new Date(Date.now() - 1) });
    const high = await addCoupon(suite.db, { minimumPaise: 5_000_00 });
    for (const [code, reason] of [
      ['NO-SUCH', 'unknown-coupon'],
      [expired, 'coupon-expired'],
      [high, 'below-coupon-minimum'],
    ] as const) {
      expect(await suite.buyer.place({ discount_code_applied: code })).toMatchObject({
        code: 'coupon-refused',
        reason,
      });
    }
    expect([await suite.orderCount(), await suite.buyer.cartCount()]).toEqual([0, 1]);
  });
});
