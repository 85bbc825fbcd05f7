import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { changePacks } from './change-packs.ts';
import { slotOf } from './slot-of.ts';

const refuse = refusalsOf('updateCartItem');

export const updateCartItem: Handler<'updateCartItem'> = async (context, input) => {
  const units = await changePacks(refuse, context, {
    lineId: input.cart_id,
    productId: input.product_id,
    slot: slotOf(input.variant),
    packSize: input.set_qty,
    by: input.quantity === 1 ? input.packs : -input.packs,
    key: input.idempotency_key,
  });
  return { message: 'Cart updated.', updated_data: units };
};
