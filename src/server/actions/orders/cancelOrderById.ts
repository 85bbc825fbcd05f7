import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { lockOrder } from '#server/queries/change-order.ts';
import { moveOrder } from './move-order.ts';

export const cancelOrderById: Handler<'cancelOrderById'> = ({ db, customer }, { id }) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, customer.id);
    if (!order) throw new Refusal('not-found', 'Order not found.');
    await moveOrder(tx, order, 'cancelled', { kind: 'customer', id: customer.id });
    return { message: 'Your order has been cancelled.' };
  });
