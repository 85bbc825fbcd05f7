import { expect, test } from 'vitest';
import { dayInIndia, formatClock } from '#domain/india/indian-time.ts';
import { inOpeningHours, shopHoursAfter } from './times.ts';

const at = (clock: string) => new Date(`2026-11-19T${clock}:00+05:30`);
const said = (time: Date) => `${dayInIndia(time.toISOString())} ${formatClock(time.toISOString())}`;

test('orders come in from 9 to 20 o’clock in India, today’s by now', () => {
  expect(said(inOpeningHours(at('22:30'), 0, 0))).toBe('2026-11-19 9:00 am');
  expect(said(inOpeningHours(at('22:30'), 2, 0.5))).toBe('2026-11-17 2:30 pm');
  expect(said(inOpeningHours(at('11:00'), 0, 0.5))).toBe('2026-11-19 10:00 am');
  expect(said(inOpeningHours(at('08:00'), 0, 0.5))).toBe('2026-11-18 2:30 pm');
});

test('work rests from 20 to 9 o’clock', () => {
  expect(said(shopHoursAfter(at('10:00'), 4))).toBe('2026-11-19 2:00 pm');
  expect(said(shopHoursAfter(at('19:00'), 4))).toBe('2026-11-20 12:00 pm');
  expect(said(shopHoursAfter(at('10:00'), 20))).toBe('2026-11-20 7:00 pm');
});
