import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  earnPaise,
  fitsOnePackMore,
  lineTotalPaise,
  missingToMinimumPaise,
  packsIn,
  proceedBlock,
} from './cart.ts';
import { orderTotals, unitsOf } from './totals.ts';

const line = { mrpPaise: 120_00, pricePaise: 81_00, packSize: 12, packs: 2 };

test('a line costs price × packs × pack size', () => {
  expect(lineTotalPaise(line)).toBe(1_944_00);
});

test('what a cart earns is its lines’ earnings and the coupon, and MRP minus what is paid', () => {
  const lines = fc.array(
    fc.record({
      mrpPaise: fc.integer({ min: 1, max: 5_000_00 }),
      pricePaise: fc.integer({ min: 1, max: 5_000_00 }),
      packSize: fc.integer({ min: 1, max: 500 }),
      packs: fc.integer({ min: 1, max: 100 }),
    }),
  );
  fc.assert(
    fc.property(lines, fc.nat(1_000_00), (cart, couponDiscountPaise) => {
      const totals = orderTotals(cart, { couponDiscountPaise, deliveryPaise: 0, expressPaise: 0 });
      const earned = cart.reduce(
        (sum, one) => sum + (one.mrpPaise - one.pricePaise) * unitsOf(one),
        couponDiscountPaise,
      );
      expect(earnPaise(totals)).toBe(earned);
      expect(totals.itemTotalPaise - totals.totalToPayPaise).toBe(earned);
    }),
  );
});

test.each([
  [0, 12, 240, true],
  [228, 12, 240, true],
  [229, 12, 240, false],
  [240, 12, 240, false],
  [0, 12, 11, false],
])('%i units, packs of %i, at most %i: one more fits %s', (units, size, most, fits) => {
  expect(fitsOnePackMore(units, size, most)).toBe(fits);
});

test('packs in units are whole', () => {
  expect(packsIn(24, 12)).toBe(2);
  expect(packsIn(23, 12)).toBe(1);
});

test.each([
  [0, 499_00],
  [498_99, 1],
  [499_00, 0],
  [900_00, 0],
])('a payable total of %i paise lacks %i', (payable, missing) => {
  expect(missingToMinimumPaise(payable)).toBe(missing);
});

test('what waits for the network is told first, what is out of stock before the minimum', () => {
  const there = { outOfStock: false };
  expect(proceedBlock([{ outOfStock: true }], 0, true)).toEqual({ why: 'waiting' });
  expect(proceedBlock([there, { outOfStock: true }], 0)).toEqual({ why: 'out-of-stock' });
  expect(proceedBlock([there], 498_99)).toEqual({ why: 'below-minimum', missingPaise: 1 });
  expect(proceedBlock([there], 499_00)).toBeUndefined();
});
