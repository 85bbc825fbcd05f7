import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Coupon,
  couponForEdit,
  couponForTotal,
  couponState,
  couponStates,
  judgeCoupon,
} from './coupon.ts';

const coupon: Coupon = {
  worth: { kind: 'flat', flatPaise: 50_00 },
  minimumPaise: 500_00,
  startsAtMs: 1_000,
  endsAtMs: 2_000,
  limitTotal: 10,
  limitPerCustomer: 1,
  active: true,
};
const given = { sellingTotalPaise: 600_00, nowMs: 1_500, uses: { inAll: 9, byCustomer: 0 } };

test.each([
  ['from its first moment', {}, { nowMs: 1_000 }],
  ['until its last', {}, { nowMs: 1_999 }],
  ['on its minimum', {}, { sellingTotalPaise: 500_00 }],
  [
    'without limits',
    { limitTotal: null, limitPerCustomer: null },
    { uses: { inAll: 99, byCustomer: 99 } },
  ],
])('is valid %s', (_when, facts, change) => {
  const verdict = judgeCoupon({ ...coupon, ...facts }, { ...given, ...change });
  expect(verdict).toEqual({ valid: true, discountPaise: 50_00 });
});

test.each([
  ['coupon-not-started', {}, { nowMs: 999 }],
  ['coupon-expired', {}, { nowMs: 2_000 }],
  ['coupon-used', {}, { uses: { inAll: 1, byCustomer: 1 } }],
  ['coupon-used-up', {}, { uses: { inAll: 10, byCustomer: 0 } }],
  ['unknown-coupon', { active: false }, {}],
])('is refused as %s', (code, facts, change) => {
  const verdict = judgeCoupon({ ...coupon, ...facts }, { ...given, ...change });
  expect(verdict).toEqual({ valid: false, code });
});

test('that does not exist is unknown', () => {
  expect(judgeCoupon(undefined, given)).toEqual({ valid: false, code: 'unknown-coupon' });
});

test('below its minimum tells what is needed', () => {
  const verdict = { valid: false, code: 'below-coupon-minimum', neededPaise: 1 };
  expect(couponForTotal(coupon, 499_99)).toEqual(verdict);
});

test.each([
  [{ active: true }, 5, 'soon'],
  [{ active: true }, 10, 'now'],
  [{ active: true }, 19, 'now'],
  [{ active: true }, 20, 'over'],
  [{ active: false }, 15, 'off'],
] as const)('a coupon from 10 until 20 with %j is at %d: %s', ({ active }, nowMs, state) => {
  expect(couponState({ active, startsAtMs: 10, endsAtMs: 20 }, nowMs)).toBe(state);
});

const flat = { worth: { kind: 'flat', flatPaise: 300_00 }, minimumPaise: 500_00 } as const;
const tenth = {
  worth: { kind: 'percent', percent: 10, ceilingPaise: 200_00 },
  minimumPaise: 0,
} as const;

test.each([
  ['grows with the order while it can be used', tenth, 'now', 100_00, 1_500_00, 150_00],
  ['grows up to the ceiling of its day', tenth, 'now', 100_00, 9_000_00, 200_00],
  ['stays where it is once it is over', tenth, 'over', 100_00, 1_500_00, 100_00],
  ['stays where it is once it is off', tenth, 'off', 100_00, 1_500_00, 100_00],
  ['stays where it is while it has not begun', tenth, 'soon', 100_00, 1_500_00, 100_00],
  ['shrinks with the order, over or not', tenth, 'over', 100_00, 800_00, 80_00],
  ['of a flat sum stays, on or off', flat, 'off', 300_00, 9_000_00, 300_00],
  ['does not come back once it has shrunk', flat, 'over', 250_00, 9_000_00, 250_00],
] as const)(
  'the discount of a placed order %s',
  (_what, terms, state, now, total, discountPaise) => {
    const verdict = couponForEdit({ terms, state }, { couponDiscountPaise: now }, total);
    expect(verdict).toEqual({ valid: true, discountPaise });
  },
);

test.each(couponStates)(
  'the minimum of its day holds for a placed order, the coupon being %s',
  (state) => {
    expect(couponForEdit({ terms: flat, state }, { couponDiscountPaise: 300_00 }, 499_00)).toEqual({
      ...{ valid: false, code: 'below-coupon-minimum', neededPaise: 1_00 },
    });
  },
);

const anyWorth = fc.oneof(
  fc.record({
    kind: fc.constant('flat' as const),
    flatPaise: fc.integer({ min: 1, max: 9_999_00 }),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    ceilingPaise: fc.option(fc.integer({ min: 1, max: 9_999_00 })),
  }),
);

test('however often an order is edited, its coupon never takes off more than its terms, nor more than before once it cannot be used', () => {
  const edits = fc.array(
    fc.tuple(fc.constantFrom(...couponStates), fc.integer({ min: 1, max: 99_999_00 })),
  );
  fc.assert(
    fc.property(anyWorth, fc.integer({ min: 1, max: 99_999_00 }), edits, (worth, placed, later) => {
      const terms = { worth, minimumPaise: 0 };
      const byTerms = (total: number) => couponForTotal(terms, total) as { discountPaise: number }; // `as`: no minimum
      let couponDiscountPaise = byTerms(placed).discountPaise;
      for (const [state, total] of later) {
        const verdict = couponForEdit({ terms, state }, { couponDiscountPaise }, total);
        if (!verdict.valid) throw new Error('A coupon without a minimum was refused.');
        expect(verdict.discountPaise).toBeLessThanOrEqual(byTerms(total).discountPaise);
        if (state === 'now') expect(verdict.discountPaise).toBe(byTerms(total).discountPaise);
        else expect(verdict.discountPaise).toBeLessThanOrEqual(couponDiscountPaise);
        couponDiscountPaise = verdict.discountPaise;
      }
    }),
  );
});
