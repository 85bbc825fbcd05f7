import { Refusal } from '#contract/refusal.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money.ts';
import { sellingTotalPaise } from '#domain/totals.ts';
import { couponReason } from '#server/actions/cart/coupon-reason.ts';
import { couponVerdict } from '#server/actions/cart/coupon-verdict.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readCart } from '#server/queries/cart.ts';
import { findCustomer } from '#server/queries/customers.ts';

/** The shop's own check: the same rules, and nothing is used up. */
export const tryCoupon: ConsoleHandler<'tryCoupon'> = async ({ db }, input) => {
  const { code, customer_id: customerId, amount } = input;
  if (customerId !== undefined && !(await findCustomer(db, customerId))) {
    throw new Refusal('not-found', 'There is no such customer.');
  }
  const lines =
    customerId === undefined || amount !== undefined ? [] : await readCart(db, customerId);
  const totalPaise = amount === undefined ? sellingTotalPaise(lines) : rupeesToPaise(amount);
  const total = paiseToRupees(totalPaise);
  if (totalPaise === 0) {
    return { valid: false, total, discount: 0, message: 'The cart of this customer is empty.' };
  }
  const verdict = await couponVerdict(db, code, { customerId, sellingTotalPaise: totalPaise });
  if (verdict.valid) {
    const discount = paiseToRupees(verdict.discountPaise);
    return { valid: true, total, discount, message: 'Coupon applied.' };
  }
  const { message, extra } = couponReason(verdict);
  return { valid: false, total, discount: 0, message, ...extra };
};
