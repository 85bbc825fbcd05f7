import { divideRounded } from './rounding.ts';

export type CouponWorth =
  | { kind: 'flat'; flatPaise: number }
  | { kind: 'percent'; percent: number; ceilingPaise: number | null };

/** What a coupon takes off a selling total; never more than the total itself. */
export function couponDiscountPaise(worth: CouponWorth, sellingTotal: number): number {
  if (worth.kind === 'flat') return Math.min(worth.flatPaise, sellingTotal);
  const share = divideRounded(sellingTotal * worth.percent, 100);
  return Math.min(share, worth.ceilingPaise ?? share, sellingTotal);
}
