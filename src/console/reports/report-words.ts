import { reportTexts as t } from '#console/messages/reports.ts';
import type { ReportRowWire } from '#contract/console/reports.ts';
import { formatDay, formatShortDay, startOfDay } from '#domain/india/indian-time.ts';
import type { DayRange, ReportGroup } from '#domain/reports/report-periods.ts';

/** "+12%", "−8%"; where there was nothing before, that it is new. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? '' : t.fresh;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}

/** 4 October 2026 */
export function dayName(day: string): string {
  return formatDay(startOfDay(day).toISOString());
}

/** October 2026 */
export function monthName(month: string): string {
  return dayName(`${month}-01`).replace(/^1 /, '');
}

export function rowName(by: ReportGroup, { name }: ReportRowWire): string {
  if (by === 'day') return formatShortDay(startOfDay(name).toISOString());
  return by === 'route' && name === '' ? t.noRoute : name;
}

/** Where its own list or screen is. */
export function rowAddress(
  by: ReportGroup,
  { key }: ReportRowWire,
  { from, to }: DayRange,
): string | undefined {
  if (by === 'product') return `/products/${key}`;
  if (by === 'customer') return `/customers/${key}`;
  if (by === 'brand' || by === 'category') return `/products?${by}=${key}`;
  if (by === 'day') return `/orders?from=${key}&to=${key}`;
  if (key === '') return undefined;
  return `/orders?${new URLSearchParams({ route: key, from, to })}`;
}
