import type { CouponVerdict } from '#domain/coupons/coupon.ts';
import { paiseToRupees } from '#domain/money/money.ts';

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

/** Why a coupon does not count, in words, with what the answer carries beside them. */
export function couponReason(verdict: Refused) {
  const extra =
    verdict.code === 'below-coupon-minimum'
      ? { amount_needed: paiseToRupees(verdict.neededPaise) }
      : {};
  return { message: reasons[verdict.code], extra };
}
