import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTotals, sellingTotalPaise } from '#domain/cart/totals.ts';
import { type CouponTerms, couponDiscountPaise } from '#domain/coupons/coupon.ts';
import {
  asOrdered,
  editedLine,
  missingReasonOf,
  orderedPacks,
  pickedLine,
  pickRefused,
  totalsWithMissing,
} from './picking.ts';

const line = {
  ...{ id: 1, packs: 5, missingPacks: 0, missingReason: '', missingReasonHi: '' },
  ...{ packSize: 10, pricePaise: 20_00, mrpPaise: 25_00 },
};
const short = { ...line, packs: 3, missingPacks: 2, missingReason: 'damaged' };
const noCoupon = { fullCouponPaise: 0, coupon: undefined, deliveryPaise: 0, expressPaise: 0 };

test.each([
  ['Not there', 'not-there'],
  ['not_there', 'not-there'],
  [' EXPIRED ', 'expired'],
  ['The seal was broken', 'The seal was broken'],
])('%j is kept as %j', (typed, kept) => expect(missingReasonOf(typed)).toBe(kept));

describe('picking a line', () => {
  test('fewer packs miss the rest of what was ordered, with the reason', () => {
    expect(pickedLine(line, { lineId: 1, picked: 3, reason: 'Damaged' })).toEqual(short);
    expect(pickedLine(line, undefined)).toBe(line);
  });

  test('again keeps what was ordered; all of it has no reason any more', () => {
    expect(pickedLine(short, { lineId: 1, picked: 4, reason: '' })).toMatchObject({
      ...{ packs: 4, missingPacks: 1, missingReason: 'damaged' },
    });
    expect(pickedLine(short, { lineId: 1, picked: 5, reason: 'damaged' })).toEqual(line);
  });

  test('the shop’s own words have a Hindi sister, which stays and goes with them', () => {
    const leaks = { lineId: 1, picked: 3, reason: 'Leaks', reasonHi: 'रिस रहा था' };
    const own = pickedLine(line, leaks);
    expect(own).toMatchObject({ missingReason: 'Leaks', missingReasonHi: 'रिस रहा था' });
    expect(pickedLine(own, { ...leaks, picked: 4, reason: '', reasonHi: '' })).toMatchObject({
      ...{ missingReason: 'Leaks', missingReasonHi: 'रिस रहा था' },
    });
    expect(pickedLine(own, { ...leaks, reason: 'Damaged' })).toEqual(short);
    expect(pickedLine(own, { ...leaks, picked: 5 })).toEqual(line);
  });

  test('is refused beyond what was ordered, without a reason, and where nothing is left', () => {
    const picked = (packs: number, reason = '') =>
      pickRefused([pickedLine(line, { lineId: 1, picked: packs, reason })])?.code;
    expect(picked(6, 'damaged')).toBe('more-than-ordered');
    expect(picked(4)).toBe('reason-missing');
    expect(picked(4, 'other')).toBe('reason-missing');
    expect(picked(4, 'Other: it leaks')).toBeUndefined();
    expect(picked(0, 'expired')).toBe('all-zero');
    expect(picked(5)).toBeUndefined();
    expect(
      pickRefused([pickedLine(line, { lineId: 1, picked: 0, reason: 'expired' }), line]),
    ).toBeUndefined();
  });

  test('an edit orders anew only the lines that it changes', () => {
    expect(editedLine(short, undefined)).toBe(short);
    expect(editedLine(short, 3)).toBe(short);
    expect(editedLine(short, 4)).toMatchObject({ packs: 4, missingPacks: 0, missingReason: '' });
  });
});

describe('an order of which packs are missing', () => {
  const goods = (packs: number) => sellingTotalPaise([{ ...line, packs }]);
  const withCoupon = (worth: CouponTerms['worth'], packs: number, minimumPaise = 900_00) => ({
    ...{ coupon: { worth, minimumPaise }, deliveryPaise: 40_00, expressPaise: 0 },
    fullCouponPaise: couponDiscountPaise(worth, goods(packs)),
  });

  test('comes to less, below every minimum too', () => {
    const charges = withCoupon({ kind: 'flat', flatPaise: 50_00 }, 5);
    const left = { ...line, packs: 1, missingPacks: 4 };
    expect(totalsWithMissing([left], charges)).toMatchObject({
      ...{ couponDiscountPaise: 50_00, deliveryPaise: 40_00, totalToPayPaise: 190_00 },
    });
  });

  test('keeps a flat coupon as far as there are goods, works a percent one out anew', () => {
    const left = [{ ...line, packs: 1, missingPacks: 4 }];
    const flat = withCoupon({ kind: 'flat', flatPaise: 700_00 }, 5);
    expect(totalsWithMissing(left, flat).couponDiscountPaise).toBe(200_00);
    const percent = withCoupon({ kind: 'percent', percent: 10, ceilingPaise: null }, 5);
    expect(totalsWithMissing(left, percent).couponDiscountPaise).toBe(20_00);
  });

  const lines = fc.array(
    fc.record({
      packs: fc.nat(9),
      missingPacks: fc.nat(9),
      packSize: fc.integer({ min: 1, max: 24 }),
      pricePaise: fc.integer({ min: 1, max: 90_000 }),
      mrpPaise: fc.integer({ min: 1, max: 99_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const worth = fc.oneof(
    fc.record({ kind: fc.constant('flat' as const), flatPaise: fc.integer({ min: 1, max: 9e5 }) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      ceilingPaise: fc.option(fc.integer({ min: 1, max: 9e5 })),
    }),
  );
  const orders = fc.record({
    ...{
      lines,
      worth,
      isUsed: fc.boolean(),
      deliveryPaise: fc.nat(9e4),
      expressPaise: fc.nat(9e3),
    },
    /** The coupon was over when the order was edited: its discount did not grow. */
    capPaise: fc.option(fc.nat(9e5)),
  });

  function chargesOf(order: typeof orders extends fc.Arbitrary<infer O> ? O : never) {
    const { worth, isUsed, capPaise, deliveryPaise, expressPaise } = order;
    const full = couponDiscountPaise(worth, sellingTotalPaise(asOrdered(order.lines)));
    return {
      ...{ deliveryPaise, expressPaise },
      coupon: isUsed ? { worth, minimumPaise: 0 } : undefined,
      fullCouponPaise: isUsed ? Math.min(full, capPaise ?? full) : 0,
    };
  }

  test('never costs the customer more, pack by pack; and what is found after all undoes it to the paisa', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const charges = chargesOf(order);
        const before = totalsWithMissing(asOrdered(order.lines), charges);
        const after = totalsWithMissing(order.lines, charges);
        const goodsBefore = sellingTotalPaise(asOrdered(order.lines));
        const goodsAfter = sellingTotalPaise(order.lines);
        // Lower by no more than the goods, higher never; charges and the sum hold.
        expect(after.totalToPayPaise).toBeLessThanOrEqual(before.totalToPayPaise);
        expect(after.couponDiscountPaise).toBeLessThanOrEqual(before.couponDiscountPaise);
        expect(after.couponDiscountPaise).toBeLessThanOrEqual(goodsAfter);
        expect(after.deliveryPaise + after.expressPaise).toBe(
          order.deliveryPaise + order.expressPaise,
        );
        expect(after.totalToPayPaise).toBe(
          goodsAfter - after.couponDiscountPaise + order.deliveryPaise + order.expressPaise,
        );
        // Its share of the goods does not shrink, but for the paisa that rounding takes.
        expect((after.couponDiscountPaise + 1) * goodsBefore).toBeGreaterThanOrEqual(
          before.couponDiscountPaise * goodsAfter,
        );
        expect(before).toEqual(
          orderTotals(asOrdered(order.lines), {
            couponDiscountPaise: charges.fullCouponPaise,
            deliveryPaise: order.deliveryPaise,
            expressPaise: order.expressPaise,
          }),
        );
      }),
    );
  });

  test('one pack fewer never comes to more', () => {
    fc.assert(
      fc.property(orders, fc.nat(), (order, nth) => {
        const charges = chargesOf(order);
        const at = nth % order.lines.length;
        const fewer = order.lines.map((one, i) =>
          i === at && one.packs > 0
            ? { ...one, packs: one.packs - 1, missingPacks: one.missingPacks + 1 }
            : one,
        );
        expect(orderedPacks(fewer[at] ?? line)).toBe(orderedPacks(order.lines[at] ?? line));
        expect(totalsWithMissing(fewer, charges).totalToPayPaise).toBeLessThanOrEqual(
          totalsWithMissing(order.lines, charges).totalToPayPaise,
        );
      }),
    );
  });

  test('without a coupon it comes to the goods that are there and the charges', () => {
    expect(totalsWithMissing([short], noCoupon).totalToPayPaise).toBe(600_00);
  });
});
