import { dayInIndia, startOfDay } from '#domain/india/indian-time.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The shop is open from 9 to 20 o'clock in India. */
const opensMs = 9 * hourMs;
const openMs = 11 * hourMs;

function midnightOf(time: Date): number {
  return startOfDay(dayInIndia(time.toISOString())).getTime();
}

/** A moment of that day while the shop is open, `part` of the way from 0 to 1; today's before now. */
export function inOpeningHours(now: Date, daysAgo: number, part: number): Date {
  const opening = midnightOf(now) + opensMs - daysAgo * dayMs;
  const open = Math.min(openMs, now.getTime() - opening);
  if (open < hourMs / 2) return inOpeningHours(now, daysAgo + 1, part);
  return new Date(opening + part * open);
}

/** After so many hours of work: the clock stands still while the shop is closed. */
export function shopHoursAfter(time: Date, hours: number): Date {
  const midnight = midnightOf(time);
  const worked = time.getTime() - midnight - opensMs + hours * hourMs;
  const days = Math.floor(worked / openMs);
  return new Date(midnight + days * dayMs + opensMs + (worked - days * openMs));
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Splits a long list for statements of bounded size. */
export function chunks<T>(list: readonly T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );
}
