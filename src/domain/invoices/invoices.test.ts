import { describe, expect, test } from 'vitest';
import { invoiceKind, lacksBuyerDetails } from './invoice-kind.ts';
import { financialYear, isSeriesPrefix, paperNumber } from './invoice-number.ts';

describe('the number of a paper', () => {
  test.each([
    ['2026-11-19', '26-27'],
    ['2027-03-31', '26-27'],
    ['2027-04-01', '27-28'],
    ['2099-12-31', '99-00'],
  ])('on %s the year is %s', (day, year) => {
    expect(financialYear(day)).toBe(year);
  });

  test('has at most sixteen characters (rule 46 (b)); a series that is full says so', () => {
    expect(paperNumber('INV', '26-27', 123)).toBe('INV/26-27/000123');
    expect(paperNumber('INV', '26-27', 999_999)).toHaveLength(16);
    expect(paperNumber('INV', '26-27', 1_000_000)).toBeUndefined();
    expect(paperNumber('A', '26-27', 1_000_000)).toBe('A/26-27/1000000');
  });

  test('begins as the portal takes it', () => {
    expect(['INV', 'A', 'D2W', '1A'].every(isSeriesPrefix)).toBe(true);
    expect(['', '0A', '-A', '/A', 'INVO', 'inv', 'ठोक'].some(isSeriesPrefix)).toBe(false);
  });
});

test.each([
  ['regular', [0, 5_00], 'tax-invoice'],
  ['regular', [0, 0], 'bill-of-supply'],
  ['composition', [5_00], 'bill-of-supply'],
  ['unregistered', [5_00], 'bill'],
] as const)('%s with rates %j writes a %s', (mode, rates, kind) => {
  expect(invoiceKind(mode, rates)).toBe(kind);
});

test('from ₹50,000 on a buyer without GSTIN is named with address and State (rule 46 (e))', () => {
  const buyer = { gstin: '', name: 'Negi Medical', address: 'Rajpur Road', state: ' ' };
  expect(lacksBuyerDetails(50_000_00, buyer)).toBe(true);
  expect(lacksBuyerDetails(49_999_99, buyer)).toBe(false);
  expect(lacksBuyerDetails(50_000_00, { ...buyer, state: 'Uttarakhand' })).toBe(false);
  expect(lacksBuyerDetails(50_000_00, { ...buyer, gstin: '05AAPFU0939F1ZT' })).toBe(false);
});
