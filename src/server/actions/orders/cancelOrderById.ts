import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import { cancelOrder } from './move-order.ts';

const refuse = refusalsOf('cancelOrderById');

export const cancelOrderById: Handler<'cancelOrderById'> = ({ db, customer }, { id }) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, customer.id);
    if (!order) throw notFound('order');
    await cancelOrder(refuse, tx, order, { actor: { kind: 'customer', id: customer.id } });
    return { message: 'Your order has been cancelled.' };
  });
