import { refusalsOf } from '#contract/refuse.ts';
import { sellingTotalPaise } from '#domain/cart/totals.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Handler } from '#server/actions/context.ts';
import { readCart } from '#server/queries/cart/cart.ts';
import { couponReason } from './coupon-reason.ts';
import { couponVerdict } from './coupon-verdict.ts';

const refuse = refusalsOf('getCouponDataByUserId');

export const getCouponDataByUserId: Handler<'getCouponDataByUserId'> = async (
  { db, customer },
  input,
) => {
  const lines = await readCart(db, customer.id);
  if (lines.length === 0) throw refuse('empty-cart', 'Your cart is empty.');
  const verdict = await couponVerdict(db, input.coupon_code, {
    customerId: customer.id,
    sellingTotalPaise: sellingTotalPaise(lines),
  });
  if (!verdict.valid) {
    const { message, extra } = couponReason(verdict);
    throw refuse(verdict.code, message, extra);
  }
  return { discount_applied: paiseToRupees(verdict.discountPaise), message: 'Coupon applied.' };
};
