import type { RefusalCode } from '#contract/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Refuse } from '#contract/refuse.ts';
import { orderTotals, sellingTotalPaise, type Totals, totalsDiffer } from '#domain/cart/totals.ts';
import { judgeCoupon } from '#domain/coupons/coupon.ts';
import { type DeliveryChoice, deliveryCharges } from '#domain/orders/delivery.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { notFound } from '#server/messages/not-found.ts';
import type { CartLine } from '#server/queries/cart/cart.ts';
import { type CouponNow, lockCoupon } from '#server/queries/coupons/coupons.ts';
import { usePass } from '#server/queries/customers/credit.ts';
import {
  type Before,
  insertPlacedOrder,
  type NewOrder,
  readBefore,
} from '#server/queries/orders/place-order.ts';
import { billingInfoOf } from './billing-info.ts';
import { faultOrPass } from './credit-rules.ts';
import { couponRefusedHere, distanceRefusal, refuseCart, refuseTotals } from './order-rules.ts';
import { totalsWire } from './totals-wire.ts';

type Tx = CustomerContext['db'];
type Refuses = Refuse<Exclude<RefusalCode<'insertOrder'>, 'key-reused'>>;

type Placing = Pick<NewOrder, 'customerId' | 'actor' | 'delivery' | 'note' | 'key'> & {
  /** '' for none. */
  couponCode: string;
  /** What the buyer was told; what is left out is not compared. */
  seen: Partial<Totals>;
  /** The lines with their products held: those of the cart, or those that an operator named. */
  lockLines(tx: Tx): Promise<CartLine[]>;
  /** Fingerprint of what was submitted. */
  requestHash(lines: readonly CartLine[]): string;
  /** The id of the order that the key has placed; refuses where it was for something else. */
  placedBefore(order: { id: number; requestHash: string }, lines: readonly CartLine[]): number;
};

/**
 * Places an order, for the shop's own checkout and for an operator on the phone alike: everything is
 * computed anew and every rule runs. Whatever is refused or fails leaves cart, stock and coupon as
 * they were, since it is one transaction.
 */
export async function placeOrder(refuse: Refuses, tx: Tx, placing: Placing): Promise<number> {
  const { customerId, key, couponCode } = placing;
  const coupon = couponCode === '' ? undefined : await lockCoupon(tx, couponCode, customerId);
  const lines = await placing.lockLines(tx);
  const asked = { customerId, key, couponId: coupon?.id };
  const before = await readBefore(tx, asked);
  if (!before) throw notFound('this');
  if (before.order) return placing.placedBefore(before.order, lines);
  const totals = freshTotals(refuse, placing, { lines, coupon, ...before });
  const fault = faultOrPass(refuse, before.credit, totals.totalToPayPaise, placing.actor);
  const orderId = await insertPlacedOrder(tx, {
    customerId,
    actor: placing.actor,
    billingInfo: billingInfoOf(before.buyer),
    delivery: placing.delivery,
    note: placing.note,
    coupon,
    totals,
    overCreditPaise: fault?.overPaise ?? null,
    key,
    requestHash: placing.requestHash(lines),
    lines,
  });
  if (orderId !== undefined) {
    if (fault?.usesPass) await usePass(tx, customerId);
    return orderId;
  }
  const first = (await readBefore(tx, asked))?.order;
  if (!first) throw new Error('An order was neither placed nor there already.');
  return placing.placedBefore(first, lines);
}

type Given = Pick<Before, 'buyer' | 'uses'> & {
  lines: readonly CartLine[];
  coupon: CouponNow | undefined;
};

/** What these lines come to; where the coupon is refused, without it. */
export function priceOrder(
  refuse: Refuse<'coupon-refused'>,
  { couponCode, delivery }: Pick<Placing, 'couponCode' | 'delivery'>,
  { lines, buyer, coupon, uses }: Given,
): { totals: Totals; couponRefusal: Refusal | undefined } {
  const verdict =
    couponCode === ''
      ? undefined
      : judgeCoupon(coupon, {
          sellingTotalPaise: sellingTotalPaise(lines),
          nowMs: coupon?.nowMs ?? 0,
          uses,
        });
  const totals = orderTotals(lines, {
    couponDiscountPaise: verdict?.valid ? verdict.discountPaise : 0,
    ...deliveryCharges(delivery, buyer, buyer.distanceKm),
  });
  const refused = verdict?.valid === false ? verdict : undefined;
  return { totals, couponRefusal: refused && couponRefusedHere(refuse, refused) };
}

/** What the order comes to, all rules run anew; refused where it is not what the buyer saw. */
function freshTotals(refuse: Refuses, placing: Placing, given: Given): Totals {
  refuseCart(refuse, given.lines);
  const unpriced = distanceRefusal(refuse, placing.delivery.type, given.buyer);
  if (unpriced) throw unpriced;
  const { totals, couponRefusal } = priceOrder(refuse, placing, given);
  if (couponRefusal) throw couponRefusal;
  if (totalsDiffer(placing.seen, totals)) {
    throw refuse('totals-changed', 'The total has changed. Please look at it once more.', {
      totals: totalsWire(totals),
    });
  }
  refuseTotals(refuse, totals);
  return totals;
}

/** Express only with delivery. */
export function deliveryOf(given: {
  delivery_type: DeliveryChoice['type'];
  express_delivery: boolean;
}): DeliveryChoice {
  if (given.express_delivery && given.delivery_type !== 'delivery') {
    throw badField('express_delivery', 'comes only with delivery', {
      reason: 'only-with-delivery',
    });
  }
  return { type: given.delivery_type, express: given.express_delivery };
}
