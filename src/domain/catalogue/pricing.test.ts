import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPrice, formatPercent, marginPercent } from './pricing.ts';

describe('marginPercent', () => {
  test.each([
    [12000, 8100, 32.5],
    [12000, 12000, 0],
    [300, 200, 33.33],
    [800, 799, 0.13], // 0.125 rounds away from zero
    [0, 500, 0],
    [10000, 11000, -10],
  ])('of MRP %i and price %i paise is %f', (mrp, price, percent) => {
    expect(marginPercent(mrp, price)).toBe(percent);
  });

  test('is within half a hundredth of the exact figure, for any prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(10_000_000), (mrp, price) => {
        const exact = ((mrp - price) / mrp) * 100;
        expect(Math.abs(marginPercent(mrp, price) - exact)).toBeLessThanOrEqual(
          0.005 + 1e-9 * Math.abs(exact),
        );
      }),
    );
  });
});

describe('cardPrice', () => {
  test('shows the lowest positive of the three prices', () => {
    expect(cardPrice(12000, [8400, 8100, 0])).toEqual({
      mrpPaise: 12000,
      pricePaise: 8100,
      isFrom: true,
      savePaise: 3900,
      percentOff: 32.5,
    });
  });

  test('has no badge without a first price, though a later one is lower', () => {
    expect(cardPrice(12000, [0, 8100]).percentOff).toBeUndefined();
  });

  test('has no badge without an MRP', () => {
    expect(cardPrice(0, [8100]).percentOff).toBeUndefined();
  });

  test.each([
    [[8400, 8100, 0], true],
    [[8100, 8100], false],
    [[8100, 0, 0], false],
    [[], false],
  ])('of %j is a lowest one: %j', (prices, isFrom) => {
    expect(cardPrice(12000, prices).isFrom).toBe(isFrom);
  });

  test('has a badge and a saving of 0 at the MRP, neither above it', () => {
    expect(cardPrice(12000, [12000])).toMatchObject({ percentOff: 0, savePaise: 0 });
    const above = cardPrice(12000, [12001]);
    expect([above.percentOff, above.savePaise]).toEqual([undefined, undefined]);
  });

  test('never shows a negative badge or saving, for any prices', () => {
    const prices = fc.array(fc.nat(1_000_000), { maxLength: 3 });
    fc.assert(
      fc.property(fc.nat(1_000_000), prices, (mrp, three) => {
        const { percentOff = 0, savePaise = 0 } = cardPrice(mrp, three);
        expect(Math.min(percentOff, savePaise)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is 0 where no price is positive', () => {
    expect(cardPrice(12000, [0, 0, 0])).toMatchObject({ pricePaise: 0, savePaise: 0 });
    expect(cardPrice(12000, [])).toMatchObject({ pricePaise: 0, percentOff: undefined });
  });
});

test('formatPercent always has two decimals, and a real minus', () => {
  expect(formatPercent(32.5)).toBe('32.50%');
  expect(formatPercent(-4)).toBe('−4.00%');
});
