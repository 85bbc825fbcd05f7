import { silentCode } from '#client/api-call.ts';
import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import { type Order, orderFromWire } from './order.ts';

export type FoundOrder =
  | { name: 'loaded'; order: Order }
  | { name: 'not-found' }
  | { name: 'failed' };

/** What the server answers for a page about an order. */
export const pageStatus = { loaded: 200, 'not-found': 404, failed: 500 } as const;

/** Spec §2: loaded, not found or failed; only `not-signed-in` is thrown, for the redirect. */
export async function findOrder(call: Call, log: Log, id: string | number): Promise<FoundOrder> {
  try {
    const { order } = await call('getOrderById', { id });
    return { name: 'loaded', order: orderFromWire(order) };
  } catch (error) {
    if (isRefusal(error) && error.code === 'not-signed-in') throw error;
    // An address that holds no number names no order either.
    // Spec §8: neither does a refusal without a reason.
    const unknown = isRefusal(error) && ['not-found', 'bad-input', silentCode].includes(error.code);
    if (unknown) return { name: 'not-found' };
    log('order', error);
    return { name: 'failed' };
  }
}

/** The stock of each product of the order that is still for sale, read in parallel. */
export async function readStock(call: Call, order: Order): Promise<[number, number][]> {
  const ids = [...new Set(order.lines.map((line) => line.productId))];
  return (await Promise.all(ids.map((id) => stockOf(call, id)))).flat();
}

async function stockOf(call: Call, productId: number): Promise<[number, number][]> {
  try {
    return [[productId, (await call('getProductStock', { product_id: productId })).stock]];
  } catch (error) {
    if (isRefusal(error) && error.code === 'not-found') return [];
    throw error;
  }
}
