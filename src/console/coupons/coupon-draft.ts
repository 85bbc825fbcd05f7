import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import { clockInIndia, fromClockInIndia } from '#domain/india/india-clock.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import { afterMinute, lastMinute } from './coupon-facts.ts';

type CouponFieldName = Exclude<keyof typeof t.fields, 'active' | 'kind'>;
/** What is typed, as text; the server checks it. */
export type CouponDraft = Record<CouponFieldName, string> & {
  kind: CouponWire['kind'];
  active: boolean;
};

const text = (value: number | null | undefined) => String(value ?? '');

export function couponDraftOf(known: CouponWire | undefined): CouponDraft {
  return {
    code: known?.code ?? '',
    kind: known?.kind ?? 'flat',
    amount: text(known?.amount),
    ceiling: text(known?.ceiling),
    minimum: known?.minimum === 0 ? '' : text(known?.minimum),
    starts_at: known ? clockInIndia(known.starts_at) : '',
    ends_at: known ? clockInIndia(lastMinute(known.ends_at)) : '',
    limit_total: text(known?.limit_total),
    limit_per_customer: text(known?.limit_per_customer),
    active: known?.active ?? true,
  };
}

/** As people read it. */
export function couponShown(coupon: CouponWire | undefined) {
  if (!coupon) return {};
  const orNone = (value: number | null) => String(value ?? t.none);
  return {
    kind: t.kinds[coupon.kind],
    ceiling: orNone(coupon.ceiling),
    minimum: String(coupon.minimum),
    starts_at: formatMoment(coupon.starts_at),
    ends_at: formatMoment(lastMinute(coupon.ends_at)),
    limit_total: orNone(coupon.limit_total),
    limit_per_customer: orNone(coupon.limit_per_customer),
    active: coupon.active ? t.yes : t.no,
  };
}

/** In the words of saveCoupon. */
export function couponInput(draft: CouponDraft): ConsoleInput<'saveCoupon'> {
  const orNull = (typed: string) => typed.trim() || null;
  const end = fromClockInIndia(draft.ends_at);
  return {
    code: draft.code,
    kind: draft.kind,
    amount: draft.amount.trim(),
    ceiling: draft.kind === 'percent' ? orNull(draft.ceiling) : null,
    minimum: draft.minimum.trim() || 0,
    starts_at: fromClockInIndia(draft.starts_at) ?? '',
    ends_at: end === undefined ? '' : afterMinute(end),
    limit_total: orNull(draft.limit_total),
    limit_per_customer: orNull(draft.limit_per_customer),
    active: draft.active,
  };
}
