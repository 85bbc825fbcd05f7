import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, daysOf, periodBefore, periodDays } from './report-periods.ts';

test.each([
  // A Monday, and the Sunday before it.
  ['this-week', '2026-11-16', '2026-11-16', '2026-11-16'],
  ['this-week', '2026-11-15', '2026-11-09', '2026-11-15'],
  ['this-month', '2026-11-16', '2026-11-01', '2026-11-16'],
  ['last-month', '2026-11-16', '2026-10-01', '2026-10-31'],
  ['last-month', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
] as const)('%s on %s is %s to %s', (period, today, from, to) => {
  expect(periodDays(period, today)).toEqual({ from, to });
});

test.each([
  ['2026-11-16', '2026-11-18', '2026-11-09', '2026-11-11'],
  ['2026-11-01', '2026-11-16', '2026-10-01', '2026-10-16'],
  ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-11-02', '2026-11-16', '2026-10-18', '2026-11-01'],
  ['2026-04-01', '2026-06-30', '2025-12-31', '2026-03-31'],
] as const)('%s to %s is compared to %s to %s', (from, to, beforeFrom, beforeTo) => {
  expect(periodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test('what a period is compared to ends before it, and has about as many days', () => {
  const start = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 366 }), (from, days) => {
      const range = { from, to: addDays(from, days - 1) };
      const before = periodBefore(range);
      expect(before.to < range.from).toBe(true);
      expect(before.from <= before.to).toBe(true);
      expect(Math.abs(countDays(before) - days)).toBeLessThanOrEqual(3);
      expect(daysOf(range)).toHaveLength(days);
    }),
  );
});
