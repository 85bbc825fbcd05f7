import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { findOrder } from '#server/queries/orders.ts';
import { orderWires } from './order-wire.ts';

export const getOrderById: Handler<'getOrderById'> = async ({ db, customer }, { id }) => {
  const row = await findOrder(db, customer.id, id);
  const [order] = row ? await orderWires(db, [row]) : [];
  if (!order) throw new Refusal('not-found', 'Order not found.');
  return { order };
};
