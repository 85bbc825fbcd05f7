import type { Handler } from '#server/actions/context.ts';
import { readCart } from '#server/queries/cart/cart.ts';
import { unitsBySlot } from './units-by-slot.ts';

export const getCartItemsByUserId: Handler<'getCartItemsByUserId'> = async ({ db, customer }) => {
  const lines = await readCart(db, customer.id);
  const byProduct = Map.groupBy(lines, (line) => line.productId);
  return {
    cart: [...byProduct].map(([productId, ofProduct]) => ({
      product_id: productId,
      ...unitsBySlot(ofProduct.map((line) => ({ ...line, size: line.packSize }))),
    })),
  };
};
