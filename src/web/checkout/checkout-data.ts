import type { CustomerWire } from '#contract/account.ts';
import type { CreditWire } from '#contract/credit.ts';
import type { Call } from '#contract/index.ts';
import { proceedBlock } from '#domain/cart/cart.ts';
import { orderTotals, type Totals } from '#domain/cart/totals.ts';
import type { DeliveryChoice, DeliveryRates } from '#domain/orders/delivery.ts';
import { deliveryCharges, isDeliveryOffered } from '#domain/orders/delivery.ts';
import { readLines } from '#web/cart/cart-data.ts';
import type { CartLine } from '#web/cart/cart-line.ts';
import { cartNow } from '#web/cart/cart-store.ts';
import { hasWaiting } from '#web/cart/queued-changes.ts';
import { redirectAway } from '#web/data/redirect-away.ts';
import { cartPath } from '#web/paths/paths.ts';
import { chooseDelivery, defaultChoice } from './checkout-store.ts';
import { areTermsStale, type CheckoutCoupon, expireTerms, readTerms } from './checkout-terms.ts';

export type CheckoutData = {
  userId: number;
  customer: CustomerWire;
  lines: readonly CartLine[];
  coupon: CheckoutCoupon;
  rates: DeliveryRates;
  credit: CreditWire | null | undefined;
};

/**
 * What the three steps show: the cart's lines as the store has them, and the rest as the first step
 * read it, unless that is long ago. The server decides when the order is placed. A cart that may not
 * proceed redirects to /cart.
 */
export async function readCheckout(call: Call, userId: number, url: URL): Promise<CheckoutData> {
  const known = areTermsStale() ? undefined : cartNow().lines;
  const [terms, lines] = await Promise.all([
    readTerms(call, userId, known),
    known ?? readLines(call, userId),
  ]);
  const { coupon, ...rest } = terms;
  // The cart page explains what is wrong with it, or with its coupon.
  if (coupon === undefined) throw redirectAway(url, cartPath);
  const data = { userId, lines, coupon, ...rest };
  const payable = checkoutTotals(data, { type: 'pickup', express: false }).totalToPayPaise;
  const blocked = lines.length === 0 || proceedBlock(lines, payable, hasWaiting()) !== undefined;
  if (blocked) {
    // The store may not have heard of it yet: the next step reads the cart again.
    expireTerms();
    throw redirectAway(url, cartPath);
  }
  // The last time's choice may be a delivery that is not offered now.
  if (!isDeliveryOffered(data.rates, data.customer.distance)) chooseDelivery(defaultChoice);
  return data;
}

export function checkoutTotals(
  { lines, coupon, customer, rates }: CheckoutData,
  choice: DeliveryChoice,
): Totals {
  return orderTotals(lines, {
    couponDiscountPaise: coupon.discountPaise,
    ...deliveryCharges(choice, rates, customer.distance),
  });
}
