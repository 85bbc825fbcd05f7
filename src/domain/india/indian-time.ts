import { type DateWords, englishDates } from './date-words.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const aheadOfUtcMs = 5.5 * 60 * 60 * 1_000;

// Without Intl, since India has no summer time: creating its first formatter takes a cheap phone as
// long as the rest of a page, and browsers and servers join the parts of a date differently.

/** 4 October 2026 */
export function formatDay(isoTime: string, words = englishDates): string {
  const time = inIndia(isoTime);
  return `${time.getUTCDate()} ${words.months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

/** 4 October 2026, 4:30 pm */
export function formatMoment(isoTime: string, words = englishDates): string {
  return `${formatDay(isoTime, words)}, ${formatClock(isoTime, words)}`;
}

/** Tue 17 Nov */
export function formatShortDay(isoTime: string, words = englishDates): string {
  const weekday = words.shortWeekdays[weekdayInIndia(isoTime)];
  return `${weekday} ${dayAndMonth(inIndia(isoTime), words)}`;
}

/**
 * Today, 7:25 pm. Yesterday, 7:25 pm. 4 Oct, 7:25 pm; with its year where that is not this one.
 */
export function formatRecent(isoTime: string, now: number, words = englishDates): string {
  const time = inIndia(isoTime);
  const clock = formatClock(isoTime, words);
  const today = inIndia(new Date(now).toISOString());
  const daysAgo = dayNumber(today) - dayNumber(time);
  if (daysAgo === 0) return `${words.today}, ${clock}`;
  if (daysAgo === 1) return `${words.yesterday}, ${clock}`;
  const sameYear = time.getUTCFullYear() === today.getUTCFullYear();
  const year = sameYear ? '' : ` ${time.getUTCFullYear()}`;
  return `${dayAndMonth(time, words)}${year}, ${clock}`;
}

/** 7:25 pm where that is today, otherwise with its day: 4 October 2026, 7:25 pm. */
export function formatAsOf(isoTime: string, now: number, words = englishDates): string {
  const isToday = dayInIndia(isoTime) === dayInIndia(new Date(now).toISOString());
  return isToday ? formatClock(isoTime, words) : formatMoment(isoTime, words);
}

/** 0 is Sunday. */
export function weekdayInIndia(isoTime: string): number {
  return inIndia(isoTime).getUTCDay();
}

/** The same time of day, days later: a day in India always has 24 hours. */
export function addDaysInIndia(isoTime: string, days: number): string {
  return new Date(Date.parse(isoTime) + days * dayMs).toISOString();
}

function dayAndMonth(time: Date, { shortMonths }: DateWords): string {
  return `${time.getUTCDate()} ${shortMonths[time.getUTCMonth()]}`;
}

/** 7:25 pm */
export function formatClock(isoTime: string, words = englishDates): string {
  const time = inIndia(isoTime);
  return words.clock(time.getUTCHours(), String(time.getUTCMinutes()).padStart(2, '0'));
}

function dayNumber(time: Date): number {
  return Math.floor(time.getTime() / dayMs);
}

/** Shifted so that its UTC fields show the time in India. */
function inIndia(isoTime: string): Date {
  return new Date(Date.parse(isoTime) + aheadOfUtcMs);
}

/** The moment a day begins in India; days are written 2026-10-04. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadOfUtcMs);
}

/** The day in India: 2026-10-04. */
export function dayInIndia(isoTime: string): string {
  return inIndia(isoTime).toISOString().slice(0, 10);
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** From one day until another; below zero where that is before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;
}

/** 2026-10-04T16:30, as a browser's field for a moment has it: the time in India. */
export function toIndianInput(isoTime: string): string {
  return inIndia(isoTime).toISOString().slice(0, 16);
}

/** The moment that was typed into such a field. */
export function fromIndianInput(typed: string): string {
  return new Date(Date.parse(`${typed}Z`) - aheadOfUtcMs).toISOString();
}
