import { readStored } from '#client/local-storage.ts';
import type { CustomerWire } from '#contract/account.ts';
import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import { proceedBlock } from '#domain/cart.ts';
import type { DeliveryChoice, DeliveryRates } from '#domain/delivery.ts';
import { deliveryCharges } from '#domain/delivery.ts';
import { rupeesToPaise } from '#domain/money.ts';
import { orderTotals, type Totals } from '#domain/totals.ts';
import { readLines } from '#web/cart/cart-data.ts';
import type { CartLine } from '#web/cart/cart-line.ts';
import { couponKey } from '#web/note-and-coupon.ts';
import { cartPath } from '#web/paths.ts';
import { redirectAway } from '#web/redirect-away.ts';

export type CheckoutData = {
  userId: number;
  customer: CustomerWire;
  lines: CartLine[];
  coupon: { code: string; discountPaise: number };
  rates: DeliveryRates;
};

const noCoupon = { code: '', discountPaise: 0 };

/** What the three steps show, read again at each; a cart that may not proceed redirects to /cart. */
export async function readCheckout(call: Call, userId: number, url: URL): Promise<CheckoutData> {
  const [profile, lines, delivery, coupon] = await Promise.all([
    call('getCustomerById', { id: userId }),
    readLines(call, userId),
    call('getDeliverySettings', {}),
    readCoupon(call, userId),
  ]);
  const { cost_per_km, express_delivery } = delivery.settings;
  const data = {
    userId,
    customer: profile.data,
    lines,
    coupon: coupon ?? noCoupon,
    rates: {
      costPerKmPaise: rupeesToPaise(cost_per_km),
      expressPaise: rupeesToPaise(express_delivery),
    },
  };
  const payable = checkoutTotals(data, { type: 'pickup', express: false }).totalToPayPaise;
  const blocked = lines.length === 0 || proceedBlock(lines, payable) !== undefined;
  // The cart page explains what is wrong with it, or with its coupon.
  if (blocked || coupon === undefined) throw redirectAway(url, cartPath);
  return data;
}

/** undefined: the stored coupon is no longer valid. */
async function readCoupon(call: Call, userId: number): Promise<CheckoutData['coupon'] | undefined> {
  const code = readStored(couponKey);
  if (code === undefined) return noCoupon;
  try {
    const checked = await call('getCouponDataByUserId', { id: userId, coupon_code: code });
    return { code, discountPaise: rupeesToPaise(checked.discount_applied) };
  } catch (error) {
    if (isRefusal(error) && error.httpStatus === 200 && error.code !== 'unreachable') {
      return undefined;
    }
    throw error;
  }
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
