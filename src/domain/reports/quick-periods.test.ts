import { expect, test } from 'vitest';
import { clockInIndia, fromClockInIndia } from '#domain/india/india-clock.ts';
import { quickPeriod } from './quick-periods.ts';

test.each([
  // Monday, 7:15 in the morning in India.
  ['today', '2026-11-16T01:45:00Z', '2026-11-16T00:00', '2026-11-17T00:00'],
  ['weekend', '2026-11-16T01:45:00Z', '2026-11-21T00:00', '2026-11-23T00:00'],
  ['week', '2026-11-16T01:45:00Z', '2026-11-16T00:00', '2026-11-23T00:00'],
  ['month', '2026-11-16T01:45:00Z', '2026-11-16T00:00', '2026-12-01T00:00'],
  // Saturday, and Sunday shortly before its end: UTC has another day.
  ['weekend', '2026-11-21T10:00:00Z', '2026-11-21T00:00', '2026-11-23T00:00'],
  ['weekend', '2026-11-22T18:29:00Z', '2026-11-22T00:00', '2026-11-23T00:00'],
  ['today', '2026-11-20T20:00:00Z', '2026-11-21T00:00', '2026-11-22T00:00'],
  ['month', '2026-12-31T12:00:00Z', '2026-12-31T00:00', '2027-01-01T00:00'],
] as const)('%s at %s is from %s until %s in India', (period, now, from, until) => {
  const found = quickPeriod(period, now);
  expect([found.from, found.until].map(clockInIndia)).toEqual([from, until]);
});

test('the clock in India is read as it is written', () => {
  expect(fromClockInIndia('2026-11-21T00:00')).toBe('2026-11-20T18:30:00.000Z');
  expect(fromClockInIndia('')).toBeUndefined();
  expect(fromClockInIndia('2026-13-21T00:00')).toBeUndefined();
});
