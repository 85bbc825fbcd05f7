import { Refusal } from '#contract/refusal.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findConsoleProduct, productDetailWire } from './product-wire.ts';

export const getProduct: ConsoleHandler<'getProduct'> = async ({ db }, { id }) => {
  const found = await findConsoleProduct(db, id);
  if (!found) throw new Refusal('not-found', 'There is no such product.');
  return { product: await productDetailWire(db, found) };
};
