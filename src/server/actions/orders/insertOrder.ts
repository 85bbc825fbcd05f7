import { randomUUID } from 'node:crypto';
import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { lockCart } from '#server/queries/orders/place-order.ts';
import { fingerprint, sameOrder } from './idempotency.ts';
import { deliveryOf, placeOrder } from './place-order.ts';
import { seenTotals } from './totals-wire.ts';

const refuse = refusalsOf('insertOrder');

/** Places the cart as it is on the server. */
export const insertOrder: Handler<'insertOrder'> = async ({ db, customer }, input) => {
  const delivery = deliveryOf(input);
  const orderId = await db.transaction((tx) =>
    placeOrder(refuse, tx, {
      customerId: customer.id,
      actor: { kind: 'customer', id: customer.id },
      delivery,
      note: input.note,
      couponCode: input.discount_code_applied,
      key: input.idempotency_key ?? randomUUID(),
      seen: seenTotals(input),
      lockLines: (within) => lockCart(within, customer.id),
      requestHash: (lines) => fingerprint(input, lines),
      placedBefore: (order, lines) => sameOrder(refuse, order, input, lines),
    }),
  );
  return { message: 'Your order has been placed successfully.', order_id: orderId };
};
