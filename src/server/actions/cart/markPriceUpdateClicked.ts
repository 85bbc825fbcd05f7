import type { Handler } from '#server/actions/context.ts';
import { settlePrices } from '#server/queries/cart/cart.ts';

export const markPriceUpdateClicked: Handler<'markPriceUpdateClicked'> = async ({
  db,
  customer,
}) => {
  await settlePrices(db, customer.id);
  return {};
};
