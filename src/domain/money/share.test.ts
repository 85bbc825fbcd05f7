import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareByWeight } from './share.ts';

test.each([
  { amount: 100, weights: [1, 1, 1], shares: [34, 33, 33] },
  { amount: 5_000, weights: [2, 1], shares: [3_333, 1_667] },
  { amount: 7, weights: [0, 0], shares: [4, 3] },
  { amount: 0, weights: [3, 4], shares: [0, 0] },
  { amount: 9, weights: [0, 9], shares: [0, 9] },
  { amount: 0, weights: [], shares: [] },
])('$amount paise by $weights', ({ amount, weights, shares }) => {
  expect(shareByWeight(amount, weights)).toEqual(shares);
});

test('the shares add up, and none is a paisa away from its part', () => {
  const weight = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(
    fc.property(weight, fc.array(weight, { minLength: 1, maxLength: 200 }), (amount, weights) => {
      const shares = shareByWeight(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      const sum = weights.reduce((total, one) => total + one, 0);
      if (sum === 0) return;
      for (const [i, share] of shares.entries()) {
        expect(Math.abs(share - (amount * (weights[i] ?? 0)) / sum)).toBeLessThan(1);
      }
    }),
  );
});
