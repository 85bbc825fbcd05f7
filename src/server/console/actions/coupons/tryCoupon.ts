import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { orderTotals, type PricedLine, sellingTotalPaise } from '#domain/cart/totals.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { couponReason } from '#server/actions/cart/coupon-reason.ts';
import { couponVerdict } from '#server/actions/cart/coupon-verdict.ts';
import { totalsWire } from '#server/actions/orders/totals-wire.ts';
import { namedLines, notForSale } from '#server/console/actions/orders/phone-order.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { readCart } from '#server/queries/cart/cart.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { readNamedLines } from '#server/queries/orders/place-order.ts';

const refuse = consoleRefusalsOf('tryCoupon');

/** The shop's own check: the same rules, and nothing is used up. */
export const tryCoupon: ConsoleHandler<'tryCoupon'> = async ({ db }, input) => {
  const { code, customer_id: customerId, amount } = input;
  if (customerId !== undefined && !(await findCustomer(db, customerId))) {
    throw refuse('not-found', 'There is no such customer.');
  }
  const lines = amount === undefined ? await linesOf(db, input) : [];
  const totalPaise = amount === undefined ? sellingTotalPaise(lines) : rupeesToPaise(amount);
  const total = paiseToRupees(totalPaise);
  if (totalPaise === 0) {
    return { valid: false, total, discount: 0, message: 'The cart of this customer is empty.' };
  }
  const verdict = await couponVerdict(db, code, { customerId, sellingTotalPaise: totalPaise });
  const couponDiscountPaise = verdict.valid ? verdict.discountPaise : 0;
  const charges = { couponDiscountPaise, deliveryPaise: 0, expressPaise: 0 };
  const tried = {
    total,
    discount: paiseToRupees(couponDiscountPaise),
    ...(amount === undefined ? { totals: totalsWire(orderTotals(lines, charges)) } : {}),
  };
  if (verdict.valid) return { valid: true, ...tried, message: 'Coupon applied.' };
  const { message, extra } = couponReason(verdict);
  return { valid: false, ...tried, message, ...extra };
};

/** The lines that were typed, all of them for sale; otherwise the customer's cart. */
async function linesOf(
  db: OperatorContext['db'],
  { lines: typed, customer_id }: ParsedConsoleInput<'tryCoupon'>,
): Promise<PricedLine[]> {
  if (!typed) return customer_id === undefined ? [] : readCart(db, customer_id);
  const lines = await readNamedLines(db, namedLines(typed));
  if (lines.length < typed.length) throw refuse('not-for-sale', notForSale);
  return lines;
}
