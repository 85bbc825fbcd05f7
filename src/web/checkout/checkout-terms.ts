import { readStored } from '#client/local-storage.ts';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { isDecision } from '#client/refusal-text.ts';
import type { CustomerWire } from '#contract/account.ts';
import type { CreditWire } from '#contract/credit.ts';
import type { Call } from '#contract/index.ts';
import { type PricedLine, sellingTotalPaise } from '#domain/cart/totals.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { DeliveryRates } from '#domain/orders/delivery.ts';
import { couponKey } from '#web/data/note-and-coupon.ts';

export type CheckoutCoupon = { code: string; discountPaise: number };

/** What an order depends on besides the cart's lines. */
type Terms = {
  customer: CustomerWire;
  rates: DeliveryRates;
  /** undefined: the stored coupon is no longer valid. */
  coupon: CheckoutCoupon | undefined;
  /** null: none was agreed; undefined: the server does not know. */
  credit: CreditWire | null | undefined;
};

const freshMs = 60_000;

/** Read once for the three steps; undefined before the first. */
let cached: { key: string; at: number; read: Promise<Terms> } | undefined;

/** Whether they were read, but so long ago that the cart may have changed as well. */
export function areTermsStale(): boolean {
  return cached !== undefined && Date.now() - cached.at >= freshMs;
}

/** The order is placed, or its total was not what the customer saw: the cart has changed too. */
export function expireTerms(): void {
  if (cached) cached.at = 0;
}

/** `lines`: undefined where they are still being read. */
export async function readTerms(
  call: Call,
  userId: number,
  lines: readonly PricedLine[] | undefined,
): Promise<Terms> {
  const code = readStored(couponKey);
  // A coupon's discount depends on the cart.
  const total = code === undefined || lines === undefined ? 0 : sellingTotalPaise(lines);
  const key = `${userId} ${total} ${code ?? ''}`;
  if (cached?.key !== key || areTermsStale()) {
    cached = { key, at: Date.now(), read: readAnew(call, userId, code) };
  }
  const mine = cached;
  try {
    const terms = await mine.read;
    if (terms.coupon === undefined) mine.at = 0;
    return terms;
  } catch (error) {
    mine.at = 0;
    throw error;
  }
}

async function readAnew(call: Call, userId: number, code: string | undefined): Promise<Terms> {
  const [profile, delivery, coupon, standing] = await Promise.all([
    call('getCustomerById', { id: userId }),
    call('getDeliverySettings', {}),
    code === undefined ? { code: '', discountPaise: 0 } : checkCoupon(call, userId, code),
    optional(browserLog, 'credit', call('getCredit', { user_id: userId })),
  ]);
  const { cost_per_km, express_delivery } = delivery.settings;
  return {
    customer: profile.data,
    rates: {
      costPerKmPaise: rupeesToPaise(cost_per_km),
      expressPaise: rupeesToPaise(express_delivery),
    },
    coupon,
    credit: standing?.credit,
  };
}

async function checkCoupon(
  call: Call,
  userId: number,
  code: string,
): Promise<CheckoutCoupon | undefined> {
  try {
    const checked = await call('getCouponDataByUserId', { id: userId, coupon_code: code });
    return { code, discountPaise: rupeesToPaise(checked.discount_applied) };
  } catch (error) {
    if (isDecision(error)) {
      return undefined;
    }
    throw error;
  }
}
