import type { ParsedInput } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { totalsDiffer } from '#domain/checkout.ts';
import { judgeCoupon } from '#domain/coupon.ts';
import { deliveryCharges } from '#domain/delivery.ts';
import { orderTotals, sellingTotalPaise } from '#domain/totals.ts';
import type { Handler } from '#server/api/context.ts';
import { lockCoupon } from '#server/queries/coupons.ts';
import { insertPlacedOrder, lockBuyer, lockCart, readBefore } from '#server/queries/place-order.ts';
import { billingInfoOf } from './billing-info.ts';
import { fingerprint, sameOrder } from './idempotency.ts';
import { couponRefusedHere, refuseCart, refuseTotals } from './order-rules.ts';
import { seenTotals, totalsWire } from './totals-wire.ts';

const message = 'Your order has been placed successfully.';

/** One transaction: whatever is refused or fails leaves cart, stock and coupon as they were. */
export const insertOrder: Handler<'insertOrder'> = ({ db, customer }, input) => {
  const delivery = deliveryOf(input);
  return db.transaction(async (tx) => {
    const buyer = await lockBuyer(tx, customer.id);
    if (!buyer) throw new Refusal('not-found', 'This was not found.');
    const code = input.discount_code_applied;
    const coupon = code === '' ? undefined : await lockCoupon(tx, code);
    const key = input.idempotency_key;
    const before = await readBefore(tx, { customerId: customer.id, key, couponId: coupon?.id });
    if (before.order) {
      return { message, order_id: await sameOrder(tx, customer.id, before.order, input) };
    }

    const lines = await lockCart(tx, customer.id);
    refuseCart(lines);
    const selling = sellingTotalPaise(lines);
    const nowMs = Date.now();
    const verdict =
      code === ''
        ? undefined
        : judgeCoupon(coupon, { sellingTotalPaise: selling, nowMs, uses: before.uses });
    if (verdict?.valid === false) throw couponRefusedHere(verdict);
    const totals = orderTotals(lines, {
      couponDiscountPaise: verdict?.discountPaise ?? 0,
      ...deliveryCharges(delivery, buyer, buyer.distanceKm),
    });
    if (totalsDiffer(seenTotals(input), totals)) {
      throw new Refusal('totals-changed', 'The total has changed. Please look at it once more.', {
        totals: totalsWire(totals),
      });
    }
    refuseTotals(totals);
    const orderId = await insertPlacedOrder(tx, {
      customerId: customer.id,
      billingInfo: billingInfoOf(buyer),
      delivery,
      note: input.note,
      coupon,
      totals,
      key,
      requestHash: fingerprint(input, lines),
      lines,
    });
    if (orderId === undefined) throw new Error('An order was inserted without an id.');
    return { message, order_id: orderId };
  });
};

function deliveryOf({ delivery_type, express_delivery }: ParsedInput<'insertOrder'>) {
  if (express_delivery && delivery_type !== 'delivery') {
    throw new Refusal('bad-input', 'express_delivery: only with delivery');
  }
  return { type: delivery_type, express: express_delivery };
}
