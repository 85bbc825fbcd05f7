import type { ParsedInput } from '#contract/index.ts';
import { refusalsOf } from '#contract/refuse.ts';
import { totalsDiffer } from '#domain/checkout.ts';
import { type Coupon, judgeCoupon } from '#domain/coupon.ts';
import { type DeliveryChoice, deliveryCharges } from '#domain/delivery.ts';
import { orderTotals, sellingTotalPaise, type Totals } from '#domain/totals.ts';
import type { Handler } from '#server/actions/context.ts';
import type { CartLine } from '#server/queries/cart.ts';
import { lockCoupon } from '#server/queries/coupons.ts';
import {
  type Before,
  insertPlacedOrder,
  lockCart,
  readBefore,
} from '#server/queries/place-order.ts';
import { billingInfoOf } from './billing-info.ts';
import { fingerprint, sameOrder } from './idempotency.ts';
import { couponRefusedHere, refuseCart, refuseTotals } from './order-rules.ts';
import { seenTotals, totalsWire } from './totals-wire.ts';

const refuse = refusalsOf('insertOrder');
const message = 'Your order has been placed successfully.';

/** One transaction: whatever is refused or fails leaves cart, stock and coupon as they were. */
export const insertOrder: Handler<'insertOrder'> = ({ db, customer }, input) => {
  const delivery = deliveryOf(input);
  return db.transaction(async (tx) => {
    const code = input.discount_code_applied;
    const coupon = code === '' ? undefined : await lockCoupon(tx, code);
    const lines = await lockCart(tx, customer.id);
    const asked = { customerId: customer.id, key: input.idempotency_key, couponId: coupon?.id };
    const before = await readBefore(tx, asked);
    if (!before) throw refuse('not-found', 'This was not found.');
    if (before.order) return { message, order_id: sameOrder(refuse, before.order, input, lines) };

    const totals = freshTotals(input, { delivery, lines, coupon, ...before });
    const orderId = await insertPlacedOrder(tx, {
      customerId: customer.id,
      actor: { kind: 'customer', id: customer.id },
      billingInfo: billingInfoOf(before.buyer),
      delivery,
      note: input.note,
      coupon,
      totals,
      key: input.idempotency_key,
      requestHash: fingerprint(input, lines),
      lines,
    });
    if (orderId !== undefined) return { message, order_id: orderId };
    const first = (await readBefore(tx, asked))?.order;
    if (!first) throw new Error('An order was neither placed nor there already.');
    return { message, order_id: sameOrder(refuse, first, input, lines) };
  });
};

type Given = Before & {
  delivery: DeliveryChoice;
  lines: readonly CartLine[];
  coupon: Coupon | undefined;
};

/** What the order comes to, all rules run anew; refused where it is not what the customer saw. */
function freshTotals(input: ParsedInput<'insertOrder'>, given: Given): Totals {
  const { lines, buyer } = given;
  refuseCart(refuse, lines);
  const verdict =
    input.discount_code_applied === ''
      ? undefined
      : judgeCoupon(given.coupon, {
          sellingTotalPaise: sellingTotalPaise(lines),
          nowMs: Date.now(),
          uses: given.uses,
        });
  if (verdict?.valid === false) throw couponRefusedHere(refuse, verdict);
  const totals = orderTotals(lines, {
    couponDiscountPaise: verdict?.discountPaise ?? 0,
    ...deliveryCharges(given.delivery, buyer, buyer.distanceKm),
  });
  if (totalsDiffer(seenTotals(input), totals)) {
    throw refuse('totals-changed', 'The total has changed. Please look at it once more.', {
      totals: totalsWire(totals),
    });
  }
  refuseTotals(refuse, totals);
  return totals;
}

function deliveryOf({ delivery_type, express_delivery }: ParsedInput<'insertOrder'>) {
  if (express_delivery && delivery_type !== 'delivery') {
    throw refuse('bad-input', 'express_delivery: only with delivery');
  }
  return { type: delivery_type, express: express_delivery };
}
