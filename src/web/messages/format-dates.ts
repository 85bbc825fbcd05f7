import * as indianTime from '#domain/india/indian-time.ts';
import { dates } from './en/dates.ts';

// Dates in the reader's language.

export function formatDay(isoTime: string): string {
  return indianTime.formatDay(isoTime, dates);
}

export function formatMoment(isoTime: string): string {
  return indianTime.formatMoment(isoTime, dates);
}

export function formatShortDay(isoTime: string): string {
  return indianTime.formatShortDay(isoTime, dates);
}

export function formatRecent(isoTime: string, now: number): string {
  return indianTime.formatRecent(isoTime, now, dates);
}
