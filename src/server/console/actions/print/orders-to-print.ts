import { Refusal } from '#contract/refusal.ts';
import { isTheirs } from '#server/console/actions/orders/own-orders.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { readOrdersById } from '#server/queries/orders/print-orders.ts';

/** How the audit log calls what was printed. */
export function printedOrders(ids: readonly number[]): { subject: string; rows: number } {
  return { subject: ids.length === 1 ? `order ${ids[0]}` : 'orders', rows: ids.length };
}

/** The orders with these numbers, each of which has to be there. */
export async function ordersToPrint(
  { db, operator }: Pick<OperatorContext, 'db' | 'operator'>,
  ids: readonly number[],
) {
  const orders = (await readOrdersById(db, ids)).filter((order) => isTheirs(operator, order));
  const missing = ids.find((id) => !orders.some((order) => order.id === id));
  if (missing !== undefined) throw new Refusal('not-found', `There is no order ${missing}.`);
  return orders;
}
