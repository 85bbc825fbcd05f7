import { expect, test } from 'vitest';
import { type Coupon, couponForTotal, couponState, judgeCoupon } from './coupon.ts';

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
