import { addDaysInIndia, dayInIndia, weekdayInIndia } from '#domain/india/indian-time.ts';

export const reportGroups = ['day', 'product', 'category', 'brand', 'customer', 'route'] as const;
export type ReportGroup = (typeof reportGroups)[number];

export const reportPeriods = ['this-week', 'this-month', 'last-month'] as const;
type ReportPeriod = (typeof reportPeriods)[number];

/** Both days belong to it; days are written 2026-10-04. */
export type DayRange = { from: string; to: string };

/** Most days of a report: a year. */
export const maxReportDays = 366;
/** Most orders in its days and those compared: beyond, a shorter period has to be chosen. */
export const maxReportOrders = 250_000;

/** Noon, so that a shift by whole days ends within the day meant. */
const noon = (day: string) => `${day}T06:30:00.000Z`;

export function addDays(day: string, days: number): string {
  return dayInIndia(addDaysInIndia(noon(day), days));
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(noon(to)) - Date.parse(noon(from))) / 86_400_000) + 1;
}

export function daysOf(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;
const isSameMonth = (one: string, two: string) => one.slice(0, 7) === two.slice(0, 7);

/** What a quick choice means today. Weeks begin on Monday; the present one ends today. */
export function periodDays(period: ReportPeriod, today: string): DayRange {
  if (period === 'this-month') return { from: firstOfMonth(today), to: today };
  if (period === 'this-week') {
    const sinceMonday = (weekdayInIndia(noon(today)) + 6) % 7;
    return { from: addDays(today, -sinceMonday), to: today };
  }
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
}

/**
 * What a period is compared to: the same weekdays of the week before, the same days of the month
 * before (all of it, for a whole month), otherwise as many days right before.
 */
export function periodBefore({ from, to }: DayRange): DayRange {
  const days = countDays({ from, to });
  if (days <= 7) return { from: addDays(from, -7), to: addDays(to, -7) };
  if (from !== firstOfMonth(from) || !isSameMonth(from, to)) {
    return { from: addDays(from, -days), to: addDays(from, -1) };
  }
  const end = addDays(from, -1);
  const start = firstOfMonth(end);
  const isWhole = !isSameMonth(addDays(to, 1), to);
  const same = addDays(start, days - 1);
  return { from: start, to: isWhole || same > end ? end : same };
}
