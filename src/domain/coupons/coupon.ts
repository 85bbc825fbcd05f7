import { divideRounded } from '#domain/money/rounding.ts';

type CouponWorth =
  | { kind: 'flat'; flatPaise: number }
  | { kind: 'percent'; percent: number; ceilingPaise: number | null };

/** What a coupon is worth, and from when: an order keeps these from the day it was placed. */
export type CouponTerms = {
  worth: CouponWorth;
  /** On the selling total. */
  minimumPaise: number;
};

export type Coupon = CouponTerms & {
  startsAtMs: number;
  endsAtMs: number;
  /** null: no limit. */
  limitTotal: number | null;
  limitPerCustomer: number | null;
  active: boolean;
};

export const couponStates = ['now', 'soon', 'over', 'off'] as const;
export type CouponState = (typeof couponStates)[number];

/** Where a coupon stands by the clock alone; how often it was used says the rest. */
export function couponState(
  { active, startsAtMs, endsAtMs }: Pick<Coupon, 'active' | 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): CouponState {
  if (!active) return 'off';
  if (nowMs < startsAtMs) return 'soon';
  return nowMs < endsAtMs ? 'now' : 'over';
}

export type CouponUses = { inAll: number; byCustomer: number };

export type CouponVerdict =
  | { valid: true; discountPaise: number }
  | { valid: false; code: 'below-coupon-minimum'; neededPaise: number }
  | {
      valid: false;
      code:
        | 'unknown-coupon'
        | 'coupon-not-started'
        | 'coupon-expired'
        | 'coupon-used'
        | 'coupon-used-up';
    };

/** What a coupon takes off a selling total; never more than the total itself. */
export function couponDiscountPaise(worth: CouponWorth, sellingTotal: number): number {
  if (worth.kind === 'flat') return Math.min(worth.flatPaise, sellingTotal);
  const share = divideRounded(sellingTotal * worth.percent, 100);
  return Math.min(share, worth.ceilingPaise ?? share, sellingTotal);
}

/** The discount for a selling total; only the coupon's minimum order is checked. */
export function couponForTotal(coupon: CouponTerms, sellingTotalPaise: number): CouponVerdict {
  const neededPaise = coupon.minimumPaise - sellingTotalPaise;
  if (neededPaise > 0) return { valid: false, code: 'below-coupon-minimum', neededPaise };
  return { valid: true, discountPaise: couponDiscountPaise(coupon.worth, sellingTotalPaise) };
}

/** The coupon of an order that was placed. */
export type KeptCoupon = {
  /** As they were when it was placed. */
  terms: CouponTerms;
  /** Of the coupon itself, which may have become another since. */
  state: CouponState;
};

/**
 * What the coupon takes off an order that now comes to another total. The terms are those it was placed
 * with; of a coupon that could not be used today it keeps at most the discount it has.
 */
export function couponForEdit(
  { terms, state }: KeptCoupon,
  order: { couponDiscountPaise: number },
  sellingTotalPaise: number,
): CouponVerdict {
  const verdict = couponForTotal(terms, sellingTotalPaise);
  if (!verdict.valid || state === 'now') return verdict;
  return { valid: true, discountPaise: Math.min(verdict.discountPaise, order.couponDiscountPaise) };
}

/** Whether a customer may use the coupon now: the discount, or the reason against it. */
export function judgeCoupon(
  coupon: Coupon | undefined,
  given: { sellingTotalPaise: number; nowMs: number; uses: CouponUses },
): CouponVerdict {
  if (!coupon?.active) return { valid: false, code: 'unknown-coupon' };
  const { uses, nowMs } = given;
  if (nowMs < coupon.startsAtMs) return { valid: false, code: 'coupon-not-started' };
  if (nowMs >= coupon.endsAtMs) return { valid: false, code: 'coupon-expired' };
  if (uses.byCustomer >= (coupon.limitPerCustomer ?? Number.POSITIVE_INFINITY)) {
    return { valid: false, code: 'coupon-used' };
  }
  if (uses.inAll >= (coupon.limitTotal ?? Number.POSITIVE_INFINITY)) {
    return { valid: false, code: 'coupon-used-up' };
  }
  return couponForTotal(coupon, given.sellingTotalPaise);
}
