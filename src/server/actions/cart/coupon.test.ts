import { describe, expect, test } from 'vitest';
import { addCoupon } from '#test/builders.ts';
import { cartFixture } from '#test/cart-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('the cart on %s', (_kind, openDb) => {
  const fixture = cartFixture(openDb);
  const { newProduct, add } = fixture;

  describe('a coupon', () => {
    const check = (coupon_code: string) =>
      fixture.me.call('getCouponDataByUserId', { id: fixture.me.id, coupon_code });

    test('tells what it takes off, whatever the case of its letters, and uses nothing up', async () => {
      await add(await newProduct());
      const code = await addCoupon(fixture.shop.database.db, {
        limitTotal: 1,
        limitPerCustomer: 1,
      });
      for (const written of [code, code.toLowerCase(), ` ${code} `]) {
        expect(await check(written)).toMatchObject({ status: 'success', discount_applied: 50 });
      }
    });

    test('in percent stops at its ceiling', async () => {
      await add(await newProduct());
      const percent = { kind: 'percent', percent: 10, flatPaise: null } as const;
      const [free, capped] = [
        await addCoupon(fixture.shop.database.db, percent),
        await addCoupon(fixture.shop.database.db, { ...percent, ceilingPaise: 60_00 }),
      ];
      expect(await check(free)).toMatchObject({ discount_applied: 97.2 });
      expect(await check(capped)).toMatchObject({ discount_applied: 60 });
    });

    test('below its minimum tells how much is missing', async () => {
      await add(await newProduct());
      const code = await addCoupon(fixture.shop.database.db, { minimumPaise: 1_000_00 });
      expect(await check(code)).toMatchObject({
        http: 200,
        status: 'error',
        code: 'below-coupon-minimum',
        message: 'Minimum order not met',
        amount_needed: 28,
      });
    });

    test.each([
      ['unknown', undefined, 'unknown-coupon'],
      ['switched off', { active: false }, 'unknown-coupon'],
      ['too early', { startsAt: new Date(Date.now() + 3_600_000) }, 'coupon-not-started'],
      ['expired', { endsAt: new Date(Date.now() - 1_000) }, 'coupon-expired'],
    ])('that is %s is refused', async (_what, facts, code) => {
      await add(await newProduct());
      const written = facts ? await addCoupon(fixture.shop.database.db, facts) : 'NO-SUCH-COUPON';
      expect(await check(written)).toMatchObject({ http: 200, status: 'error', code });
    });

    test('with an empty cart, without a code or for someone else is refused', async () => {
      const code = await addCoupon(fixture.shop.database.db);
      expect(await check(code)).toMatchObject({ http: 200, code: 'empty-cart' });
      expect(await check(' ')).toMatchObject({ http: 400 });
      const given = { id: fixture.me.id + 1, coupon_code: code };
      expect(await fixture.me.call('getCouponDataByUserId', given)).toMatchObject({ http: 404 });
    });
  });
});
