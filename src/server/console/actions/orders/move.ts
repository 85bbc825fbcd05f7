import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { Refusal } from '#contract/refusal.ts';
import { mayRoleMoveTo, nextStatusesFor, type OrderStatus } from '#domain/orders/order-status.ts';
import { completesOrder } from '#domain/payments/payments.ts';
import { cancelOrder, moveOrder } from '#server/actions/orders/move-order.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';

const refuse = consoleRefusalsOf('moveOrder');

type Move = { id: number; to: OrderStatus; reason: string };

/** What a role may never do is told apart from what an order's status does not allow. */
export function requireMoveTo(to: OrderStatus, role: OperatorContext['operator']['role']): void {
  if (!mayRoleMoveTo(to, role))
    throw new Refusal('not-allowed', 'Your role does not include this.');
}

/** Moves one order in a transaction of its own, and tells the customer; gives the status it has then. */
export function moveOne(context: OperatorContext, move: Move): Promise<OrderStatus> {
  const { db, operator, audit } = context;
  const actor = { kind: 'operator', id: operator.id } as const;
  return db.transaction(async (tx) => {
    const order = existing(await lockOrder(tx, move.id), 'order');
    refuseMove(order.status, move, operator.role);
    if (move.to === 'cancelled') {
      await cancelOrder(refuse, tx, order, { actor, reason: move.reason });
    } else {
      await moveOrder(refuse, tx, order, move.to, actor);
    }
    const moved = { ...order, status: move.to };
    const completed = completesOrder(moved);
    if (completed) await moveOrder(refuse, tx, moved, 'completed', actor);
    const status = completed ? 'completed' : move.to;
    await audit(tx, `order ${order.id}`, {
      before: { status: order.status },
      after: { status, ...(move.reason ? { reason: move.reason } : {}) },
    });
    return status;
  });
}

function refuseMove(
  from: OrderStatus,
  { to, reason }: Move,
  role: OperatorContext['operator']['role'],
): void {
  if (!nextStatusesFor(from, role).includes(to)) {
    throw refuse('wrong-status', `This order is ${words(from)}; it cannot become ${words(to)}.`, {
      status: from,
    });
  }
  if (to === 'cancelled' && reason === '') {
    throw refuse('reason-missing', 'Please say why: the customer reads it.');
  }
}

/** out_for_delivery → out for delivery */
function words(status: OrderStatus): string {
  return status.replaceAll('_', ' ');
}
