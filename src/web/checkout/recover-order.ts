import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import { readLines } from '#web/cart/cart-data.ts';
import { readCheckout } from './checkout-data.ts';
import { markSent, unansweredOrder } from './checkout-store.ts';
import { newestOrderId } from './newest-order.ts';
import { orderPlaced } from './order-placed.ts';

/**
 * The order that this checkout sent but got no answer for, if it was placed. The same idempotency key
 * is sent again, and only with an empty cart: that can find an order, never place one.
 */
async function recoverOrder(call: Call, userId: number): Promise<number | undefined> {
  const sent = unansweredOrder();
  if (sent?.user_id !== userId || (await readLines(call, userId)).length > 0) return undefined;
  try {
    const { order_id } = await call('insertOrder', sent);
    orderPlaced();
    return order_id ?? (await newestOrderId(call, sent));
  } catch (error) {
    if (isRefusal(error) && error.code === 'unreachable') throw error;
    markSent(undefined);
    return undefined;
  }
}

/** The last step also recovers an order whose answer was lost before a reload. */
export async function readPayment(call: Call, userId: number, url: URL) {
  const placedId = await recoverOrder(call, userId);
  return placedId === undefined ? readCheckout(call, userId, url) : { placedId };
}
