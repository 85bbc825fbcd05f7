import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findOrder } from '#server/queries/orders/orders.ts';
import { orderWires } from './order-wire.ts';
import { orderedCards } from './ordered-cards.ts';

export const getOrderById: Handler<'getOrderById'> = async (context, { id, cards }) => {
  const { db, customer } = context;
  const row = await findOrder(db, customer.id, id);
  const [order] = row ? await orderWires(db, [row]) : [];
  if (!order) throw notFound('order');
  return cards ? { order, products: await orderedCards(context, id) } : { order };
};
