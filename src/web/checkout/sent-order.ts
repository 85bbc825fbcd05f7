import { isDecision } from '#client/refusal-text.ts';
import type { Call } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { readLines } from '#web/cart/cart-data.ts';
import { isFromCache } from '#web/data/as-of.ts';
import type { SentOrder } from './checkout-store.ts';
import { newestOrderId } from './newest-order.ts';
import { orderPlaced } from './order-placed.ts';

/** `orderId` is unknown where the shop does not tell it. */
export type SentOrderFate = 'not-placed' | { orderId: number | undefined };

/**
 * Whether an order that had no answer was placed; throws while that cannot be known. The same
 * idempotency key is sent again, and only with an empty cart: that finds an order and never places one.
 */
export async function findSentOrder(call: Call, sent: SentOrder): Promise<SentOrderFate> {
  const lines = await readLines(call, Number(sent.user_id));
  // What the service worker kept is the cart before the order.
  if (isFromCache()) throw new Refusal('unreachable', '');
  if (lines.length > 0) return 'not-placed';
  try {
    const { order_id } = await call('insertOrder', sent);
    orderPlaced();
    return { orderId: order_id ?? (await newestOrderId(call, sent)) };
  } catch (error) {
    if (isDecision(error)) return 'not-placed';
    throw error;
  }
}
