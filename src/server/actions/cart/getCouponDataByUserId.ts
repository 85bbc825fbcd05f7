import { refusalsOf } from '#contract/refuse.ts';
import { judgeCoupon } from '#domain/coupon.ts';
import { paiseToRupees } from '#domain/money.ts';
import { sellingTotalPaise } from '#domain/totals.ts';
import type { Handler } from '#server/actions/context.ts';
import { readCart } from '#server/queries/cart.ts';
import { countCouponUses, findCoupon } from '#server/queries/coupons.ts';
import { couponReason } from './coupon-reason.ts';

const refuse = refusalsOf('getCouponDataByUserId');

export const getCouponDataByUserId: Handler<'getCouponDataByUserId'> = async (
  { db, customer },
  input,
) => {
  const [coupon, lines] = await Promise.all([
    findCoupon(db, input.coupon_code),
    readCart(db, customer.id),
  ]);
  if (lines.length === 0) throw refuse('empty-cart', 'Your cart is empty.');
  const uses = coupon && (await countCouponUses(db, coupon.id, customer.id));
  const verdict = judgeCoupon(coupon, {
    sellingTotalPaise: sellingTotalPaise(lines),
    nowMs: Date.now(),
    uses: uses ?? { inAll: 0, byCustomer: 0 },
  });
  if (!verdict.valid) {
    const { message, extra } = couponReason(verdict);
    throw refuse(verdict.code, message, extra);
  }
  return { discount_applied: paiseToRupees(verdict.discountPaise), message: 'Coupon applied.' };
};
