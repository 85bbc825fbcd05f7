import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { deleteCartLine } from '#server/queries/cart/cart.ts';
import { slotOf } from './slot-of.ts';

export const removeFromCart: Handler<'removeFromCart'> = async ({ db, customer }, input) => {
  const line = { id: input.cart_id, slot: slotOf(input.variant) };
  const removed = await deleteCartLine(db, customer.id, line);
  if (!removed) throw notFound('cart line');
  return { message: 'Removed.' };
};
