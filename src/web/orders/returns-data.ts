import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { ActionOutput, Call } from '#contract/index.ts';
import { type FoundOrder, findOrder } from './order-data.ts';

export type OrderReturns = ActionOutput<'getReturnsByOrder'>;

/** An order, and of one that was invoiced what came back of it: a section of its own, which may come later. */
export type OrderWithReturns = {
  found: FoundOrder;
  returns: OrderReturns | undefined | Promise<OrderReturns | undefined>;
};

export async function findOrderWithReturns(
  call: Call,
  log: Log,
  id: string,
): Promise<OrderWithReturns> {
  const found = await findOrder(call, log, id);
  const isInvoiced = found.name === 'loaded' && Boolean(found.order.invoice);
  return { found, returns: isInvoiced ? readReturns(call, log, found.order.id) : undefined };
}

export function readReturns(call: Call, log: Log, id: number): Promise<OrderReturns | undefined> {
  return optional(log, 'returns', call('getReturnsByOrder', { id }));
}
