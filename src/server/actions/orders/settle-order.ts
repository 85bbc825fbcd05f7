import type { Actor } from '#domain/actor.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { settledStatus } from '#domain/payments/payments.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { type LockedOrder, reopenOrder } from '#server/queries/orders/change-order.ts';
import { saveStatus } from './move-order.ts';

/** Completes a locked order that is delivered with nothing due, or opens one again that is due; gives its status. */
export async function settleOrder(
  tx: CustomerContext['db'],
  order: LockedOrder,
  actor: Actor,
): Promise<OrderStatus> {
  const to = settledStatus(order);
  if (to === 'completed') await saveStatus(tx, order, to, { actor });
  if (to === 'delivered') await reopenOrder(tx, order.id, actor);
  return to ?? order.status;
}
