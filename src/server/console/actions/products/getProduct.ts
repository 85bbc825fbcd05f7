import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findConsoleProduct, productDetailWire } from './product-wire.ts';

export const getProduct: ConsoleHandler<'getProduct'> = async ({ db }, { id }) => {
  const found = existing(await findConsoleProduct(db, id), 'product');
  return { product: await productDetailWire(db, found) };
};
