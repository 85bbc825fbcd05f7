import {
  addDaysInIndia,
  dayAfter,
  dayInIndia,
  startOfDay,
  weekdayInIndia,
} from '#domain/india/indian-time.ts';

export const quickPeriods = ['today', 'weekend', 'week', 'month'] as const;
export type QuickPeriod = (typeof quickPeriods)[number];

/** The days of a period, the first and the last: 2026-10-04. A weekend that has begun goes on. */
function daysOf(period: QuickPeriod, now: string): [first: string, last: string] {
  const today = dayInIndia(now);
  const inDays = (days: number) => dayInIndia(addDaysInIndia(now, days));
  if (period === 'today') return [today, today];
  if (period === 'week') return [today, inDays(6)];
  if (period === 'weekend') {
    const weekday = weekdayInIndia(now);
    return weekday === 0 ? [today, today] : [inDays(6 - weekday), inDays(7 - weekday)];
  }
  const [year = 0, month = 0] = today.split('-').map(Number);
  return [today, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)];
}

/** From the start of its first day in India until its last has ended. */
export function quickPeriod(period: QuickPeriod, now: string): { from: string; until: string } {
  const [first, last] = daysOf(period, now);
  return { from: startOfDay(first).toISOString(), until: startOfDay(dayAfter(last)).toISOString() };
}
