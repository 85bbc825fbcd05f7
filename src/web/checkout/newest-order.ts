import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { SentOrder } from './checkout-store.ts';

/**
 * Spec §7 names no `order_id` in the answer to placing: without it the newest order is the one just
 * placed. undefined where it cannot be read; the order is placed all the same.
 */
export async function newestOrderId(call: Call, sent: SentOrder): Promise<number | undefined> {
  const list = call('getOrdersByUserId', { user_id: sent.user_id, page: 1 });
  const answer = await optional(browserLog, 'placed order', list);
  const ids = (answer?.orders ?? []).map((order) => order.id);
  return ids.length === 0 ? undefined : Math.max(...ids);
}
