import { formatRupees } from '#console/components/money.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import { formatRecent } from '#domain/india/indian-time.ts';

/** "10% off, at most ₹200.00" */
export function worthText({ kind, amount, ceiling }: CouponWire): string {
  if (kind === 'flat') return t.flatOff(formatRupees(amount));
  return t.percentOff(amount, ceiling === null ? undefined : formatRupees(ceiling));
}

export function minimumText({ minimum }: CouponWire): string {
  return minimum === 0 ? t.noMinimum : formatRupees(minimum);
}

/** Its last minute stands in the field and in the list, since people take "until Sunday" as with it. */
export function lastMinute(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 60_000).toISOString();
}

export function afterMinute(lastMinute: string): string {
  return new Date(Date.parse(lastMinute) + 60_000).toISOString();
}

export function periodText({ starts_at, ends_at }: CouponWire): string {
  const now = Date.now();
  return t.periodOf(formatRecent(starts_at, now), formatRecent(lastMinute(ends_at), now));
}
