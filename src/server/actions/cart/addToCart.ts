import { refusalsOf } from '#contract/refuse.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { Handler } from '#server/actions/context.ts';
import { changePacks } from './change-packs.ts';
import { slotOf } from './slot-of.ts';

const refuse = refusalsOf('addToCart');

export const addToCart: Handler<'addToCart'> = async (context, input) => {
  const adds = input.set_qty > 0;
  const units = await changePacks(refuse, context, {
    productId: input.product_id,
    slot: slotOf(input.type),
    packSize: Math.abs(input.set_qty),
    by: adds ? input.packs : -input.packs,
    noLine: refuse,
    key: input.idempotency_key,
    seenPricePaise:
      input.selling_price === undefined ? undefined : rupeesToPaise(input.selling_price),
  });
  return { message: adds ? 'Added to cart.' : 'Removed from cart.', ...units };
};
