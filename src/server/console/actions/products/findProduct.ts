import { Refusal } from '#contract/refusal.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findProductByCode } from '#server/queries/catalogue/console-products.ts';
import { findConsoleProduct, productRowWire } from './product-wire.ts';

export const findProduct: ConsoleHandler<'findProduct'> = async ({ db }, { code }) => {
  const id = await findProductByCode(db, code);
  const found = id === undefined ? undefined : await findConsoleProduct(db, id);
  if (!found) throw new Refusal('not-found', 'No product has this SKU or barcode.');
  return { product: productRowWire(found) };
};
