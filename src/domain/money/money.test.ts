import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPaise, paiseToRupees, rupeesToPaise } from './money.ts';
import { divideRounded } from './rounding.ts';

describe('formatPaise', () => {
  test.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [8100, '₹81.00'],
    [123456750, '₹12,34,567.50'],
    [-5000, '−₹50.00'],
  ])('%i paise is %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });

  test('groups as India does, whatever the amount', () => {
    const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (paise) => {
        expect(formatPaise(paise)).toBe(`₹${rupees.format(paise / 100)}`);
      }),
    );
  });
});

test('paise survive the way over the wire and back, through JSON', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (paise) => {
      expect(rupeesToPaise(JSON.parse(JSON.stringify(paiseToRupees(paise))))).toBe(paise);
    }),
  );
});

describe('divideRounded', () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [-4, 3, -1],
    [0, 7, 0],
    [5, -2, -3],
    [-5, -2, 3],
  ])('%i / %i is %i', (numerator, denominator, result) => {
    expect(divideRounded(numerator, denominator) + 0).toBe(result);
  });

  test('is never more than a half away', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000 }), (numerator, denominator) => {
        const off = Math.abs(divideRounded(numerator, denominator) * denominator - numerator);
        expect(2 * off).toBeLessThanOrEqual(denominator);
      }),
    );
  });
});
