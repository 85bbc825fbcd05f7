import type { Refuse } from '#contract/refuse.ts';
import type { Actor } from '#domain/actor.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import { takenByEdit } from '#domain/orders/order-edit.ts';
import { mayMove, type OrderStatus } from '#domain/orders/order-status.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import {
  type LockedOrder,
  lockOrderLines,
  returnCoupon,
  type StatusChange,
  setStatus,
} from '#server/queries/orders/change-order.ts';
import { leaving, moveStock } from '#server/queries/stock/move-stock.ts';

type Tx = CustomerContext['db'];

/** Moves a locked order on to another status. */
export async function moveOrder(
  refuse: Refuse<'wrong-status'>,
  tx: Tx,
  order: LockedOrder,
  to: Exclude<OrderStatus, 'cancelled'>,
  actor: Actor,
): Promise<void> {
  if (!mayMove(order.status, to, actor.kind)) {
    const [is, wanted] = [order.status, to].map((status) => status.replaceAll('_', ' '));
    throw refuse('wrong-status', `This order is ${is}; it cannot become ${wanted}.`);
  }
  await saveStatus(tx, order, to, { actor });
}

/**
 * Cancels a locked order and gives its coupon and its stock back, or what `outside` says that is still out of the
 * shop, by product; the customer reads the reason.
 */
export async function cancelOrder(
  refuse: Refuse<'too-late'>,
  tx: Tx,
  order: LockedOrder,
  by: StatusChange & { outside?: ReadonlyMap<number, number> },
): Promise<void> {
  const { actor } = by;
  if (!mayMove(order.status, 'cancelled', actor.kind)) {
    throw refuse(
      'too-late',
      order.status === 'cancelled'
        ? 'This order has already been cancelled.'
        : 'This order is already being prepared and can no longer be cancelled.',
      {},
      { status: order.status },
    );
  }
  const lines = await lockOrderLines(tx, order.id);
  const nothing = lines.map((line) => ({ ...line, packs: 0 }));
  const back = by.outside ?? leaving(takenByEdit(lines, nothing));
  await moveStock(tx, back, { reason: 'cancel', actor, orderId: order.id });
  await returnCoupon(tx, order.id);
  await saveStatus(tx, order, 'cancelled', by);
}

/** Keeps the status, and tells the customer. */
export async function saveStatus(
  tx: Tx,
  order: LockedOrder,
  to: OrderStatus,
  by: StatusChange,
): Promise<void> {
  await setStatus(tx, order.id, to, by);
  await notify(tx, [
    {
      customerId: order.customerId,
      news: {
        kind: 'order-status',
        orderId: order.id,
        status: to,
        reason: by.reason,
        reasonHi: by.reasonHi,
        isPickup: order.deliveryType === 'pickup',
      },
      path: orderPath(order.id),
    },
  ]);
}
