import { expect, test } from 'vitest';
import { formatRate, isHsn, isRatePrefix, rateFor } from './tax-rates.ts';

const table = [
  { hsn: '30', from: '2017-07-01', rate: 12_00 },
  { hsn: '30', from: '2025-09-22', rate: 5_00 },
  { hsn: '300490', from: '2017-07-01', rate: 0 },
  { hsn: '3004', from: '2026-12-01', rate: 18_00 },
];

test.each([
  { why: 'the rate of its chapter', hsn: '30039011', day: '2026-11-19', rate: 5_00 },
  { why: 'as it was on an earlier day', hsn: '30039011', day: '2025-09-21', rate: 12_00 },
  { why: 'from its first day on', hsn: '30039011', day: '2025-09-22', rate: 5_00 },
  { why: 'the longer prefix, though it is older', hsn: '30049099', day: '2026-12-01', rate: 0 },
  { why: 'a longer prefix only once it holds', hsn: '30041010', day: '2026-11-30', rate: 5_00 },
  { why: 'and then it does', hsn: '30041010', day: '2026-12-01', rate: 18_00 },
  { why: 'none before the first day', hsn: '3003', day: '2017-06-30', rate: undefined },
  { why: 'none for what no row names', hsn: '3305', day: '2026-11-19', rate: undefined },
  { why: 'none without an HSN', hsn: '', day: '2026-11-19', rate: undefined },
])('$why: $hsn on $day', ({ hsn, day, rate }) => {
  expect(rateFor(hsn, day, table)).toBe(rate);
});

test('an HSN has four, six or eight digits; a rate may be a chapter’s', () => {
  expect(['3004', '300490', '30049099'].every(isHsn)).toBe(true);
  expect(['', '30', '30049', '3004909', '300490991', '30O4', '３００４'].some(isHsn)).toBe(false);
  expect(isRatePrefix('30')).toBe(true);
  expect(isRatePrefix('3')).toBe(false);
});

test('a rate as it is said', () => {
  expect([0, 25, 5_00, 18_00].map(formatRate)).toEqual(['0 %', '0.25 %', '5 %', '18 %']);
});
