import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import { mayCustomerChange } from '#domain/orders/order-status.ts';
import { redirectAway } from '#web/data/redirect-away.ts';
import { type FoundOrder, findOrder, readStock } from './order-data.ts';
import { closedOrderPath } from './order-paths.ts';

type EditData = {
  found: FoundOrder;
  /** Units left in the shop, by product; none for what is no longer for sale. */
  stock: [number, number][];
};

/** The order and its stock; one that may no longer be changed redirects to its page. */
export async function readEdit(call: Call, log: Log, id: string, url: URL): Promise<EditData> {
  const found = await findOrder(call, log, id);
  if (found.name !== 'loaded') return { found, stock: [] };
  if (!mayCustomerChange(found.order.status)) {
    throw redirectAway(url, closedOrderPath(found.order.id));
  }
  const stock = await optional(log, 'stock of an order', readStock(call, found.order));
  // Without the stock nothing may be added: the order cannot be edited as it should be.
  return stock ? { found, stock } : { found: { name: 'failed' }, stock: [] };
}
