import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedAmount, type PriceRounding, priceRoundings, roundPrice } from './price-change.ts';
import { marginPercent } from './pricing.ts';

test.each([
  [81_00, 'percent', 5, 'none', 85_05],
  [81_00, 'percent', 5, '10-paise', 85_10],
  [81_00, 'percent', 5, 'rupee', 85_00],
  [81_00, 'percent', -12.5, '50-paise', 71_00],
  [33, 'percent', 5, '5-paise', 35],
  // Half a paisa goes up, whichever way the price goes.
  [50, 'percent', 1, 'none', 51],
  [50, 'percent', -1, 'none', 50],
  [81_00, 'rupees', 2.5, '99', 83_99],
  [81_00, 'rupees', -2, 'none', 79_00],
  [81_00, 'rupees', -81, 'rupee', 0],
  [81_00, 'rupees', -90, '99', -9_00],
  [81_00, 'margin', 30, 'none', 84_00],
  [81_00, 'margin', 33.33, 'rupee', 80_00],
  [81_00, 'amount', 90.49, 'rupee', 90_00],
] as const)('%i by %s %d, rounded to %s: %i', (paise, by, value, rounding, after) => {
  expect(changedAmount({ by, value, rounding }, paise, 120_00)).toBe(after);
});

test.each([
  [1, '5-paise', 5],
  [2, 'rupee', 100],
  [20, '99', 99],
  [149, '99', 199],
  [148, '99', 99],
  [150, 'rupee', 200],
] as const)('%i paise rounded to %s are %i', (paise, rounding, after) => {
  expect(roundPrice(paise, rounding)).toBe(after);
});

const paise = fc.integer({ min: 1, max: 999_999_999 });
const rounding = fc.constantFrom(...priceRoundings);
const steps: Record<PriceRounding, number> = {
  ...{ none: 1, '5-paise': 5, '10-paise': 10, '50-paise': 50, rupee: 100, '99': 100 },
};

test('a rounded price ends as asked, is above 0, near, and rounding it again changes nothing', () => {
  fc.assert(
    fc.property(paise, rounding, (amount, how) => {
      const rounded = roundPrice(amount, how);
      expect((rounded + (how === '99' ? 1 : 0)) % steps[how]).toBe(0);
      expect(rounded).toBeGreaterThan(0);
      // A price below one step goes up to it.
      if (amount >= steps[how]) {
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(steps[how] / 2);
      }
      expect(roundPrice(rounded, how)).toBe(rounded);
    }),
  );
});

test('a higher price never becomes the lower one', () => {
  const value = fc.integer({ min: -9_000, max: 50_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(paise, paise, value, rounding, (one, two, percent, how) => {
      const change = { by: 'percent', value: percent, rounding: how } as const;
      const [low, high] = [Math.min(one, two), Math.max(one, two)];
      expect(changedAmount(change, low, 0)).toBeLessThanOrEqual(changedAmount(change, high, 0));
    }),
  );
});

test('a target margin is met within a hundredth of a percent, or the half paisa that a price cannot have', () => {
  const margin = fc.integer({ min: 0, max: 9_999 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 99_999_999 }), margin, (mrp, percent) => {
      const price = changedAmount({ by: 'margin', value: percent, rounding: 'none' }, 1, mrp);
      const miss = Math.abs(marginPercent(mrp, price) - percent);
      expect(miss).toBeLessThanOrEqual(0.0101 + 50 / mrp);
    }),
  );
});
