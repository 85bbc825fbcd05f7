import { Refusal } from '#contract/refusal.ts';
import type { CouponVerdict } from '#domain/coupon.ts';
import { paiseToRupees } from '#domain/money.ts';

type Refused = Extract<CouponVerdict, { valid: false }>;

const reasons: Record<Refused['code'], string> = {
  'unknown-coupon': 'This coupon is not valid.',
  'coupon-not-started': 'This coupon is not valid yet.',
  'coupon-expired': 'This coupon has expired.',
  'coupon-used': 'You have already used this coupon.',
  'coupon-used-up': 'This coupon has been used up.',
  // Spec §8: clients know this one by its words.
  'below-coupon-minimum': 'Minimum order not met',
};

export function couponRefused(verdict: Refused): Refusal {
  const extra =
    verdict.code === 'below-coupon-minimum'
      ? { amount_needed: paiseToRupees(verdict.neededPaise) }
      : {};
  return new Refusal(verdict.code, reasons[verdict.code], extra);
}
