import type { CouponWire } from '#contract/console/coupons.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { couponState } from '#domain/coupons/coupon.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import type { CountedCoupon, CouponFields } from '#server/queries/coupons/console-coupons.ts';

const rupeesOrNull = (paise: number | null) => (paise === null ? null : paiseToRupees(paise));

export function couponWire(row: CountedCoupon): CouponWire {
  const period = { startsAtMs: row.startsAt.getTime(), endsAtMs: row.endsAt.getTime() };
  return {
    ...wireFields(row, ['id', 'version', 'code', 'kind', 'startsAt', 'endsAt', 'limitTotal']),
    ...wireFields(row, ['limitPerCustomer', 'active', 'uses']),
    amount: row.kind === 'flat' ? paiseToRupees(row.flatPaise ?? 0) : (row.percent ?? 0),
    ceiling: rupeesOrNull(row.ceilingPaise),
    minimum: paiseToRupees(row.minimumPaise),
    state: couponState({ ...period, active: row.active }, Date.now()),
  };
}

export function couponFromWire(input: ParsedConsoleInput<'saveCoupon'>): CouponFields {
  const { kind, amount, ceiling } = input;
  return {
    code: input.code,
    kind,
    flatPaise: kind === 'flat' ? rupeesToPaise(amount) : null,
    percent: kind === 'percent' ? amount : null,
    ceilingPaise: ceiling ? rupeesToPaise(ceiling) : null,
    minimumPaise: rupeesToPaise(input.minimum),
    startsAt: new Date(input.starts_at),
    endsAt: new Date(input.ends_at),
    limitTotal: input.limit_total ?? null,
    limitPerCustomer: input.limit_per_customer ?? null,
    active: input.active,
  };
}
