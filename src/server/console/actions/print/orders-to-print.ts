import { Refusal } from '#contract/refusal.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { readOrdersById } from '#server/queries/orders/print-orders.ts';

/** The orders with these numbers, each of which has to be there. */
export async function ordersToPrint({ db }: Pick<OperatorContext, 'db'>, ids: readonly number[]) {
  const orders = await readOrdersById(db, ids);
  const missing = ids.find((id) => !orders.some((order) => order.id === id));
  if (missing !== undefined) throw new Refusal('not-found', `There is no order ${missing}.`);
  return orders;
}
