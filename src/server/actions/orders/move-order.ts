import { Refusal } from '#contract/refusal.ts';
import { orderStatusText } from '#domain/notification-texts.ts';
import { takenByEdit } from '#domain/order-edit.ts';
import { mayMove, type OrderActor, type OrderStatus } from '#domain/order-status.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import {
  type LockedOrder,
  lockOrderLines,
  moveStock,
  returnCoupon,
  setStatus,
} from '#server/queries/change-order.ts';
import { notify } from '#server/queries/notifications.ts';

/** Moves a locked order to another status; a cancelled one gives stock and coupon back. */
export async function moveOrder(
  tx: CustomerContext['db'],
  order: LockedOrder,
  to: OrderStatus,
  actor: { kind: OrderActor; id: number | undefined },
): Promise<void> {
  if (!mayMove(order.status, to, actor.kind)) throw refusal(order.status, to);
  if (to === 'cancelled') {
    const lines = await lockOrderLines(tx, order.id);
    const nothing = new Map(lines.map((line) => [line.id, 0]));
    await moveStock(tx, order.id, 'cancel', takenByEdit(lines, nothing));
    await returnCoupon(tx, order.id);
  }
  await setStatus(tx, order.id, to, actor);
  await notify(tx, [{ customerId: order.customerId, text: orderStatusText(order.id, to) }]);
}

function refusal(from: OrderStatus, to: OrderStatus): Refusal {
  if (to !== 'cancelled') {
    return new Refusal('wrong-status', `An order that is ${from} cannot become ${to}.`);
  }
  return new Refusal(
    'too-late',
    from === 'cancelled'
      ? 'This order has already been cancelled.'
      : 'This order is already being prepared and can no longer be cancelled.',
  );
}
