import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findStock } from '#server/queries/catalogue/catalogue.ts';

export const getProductStock: Handler<'getProductStock'> = async ({ db }, input) => {
  const stock = await findStock(db, input.product_id);
  if (stock === undefined) throw notFound('product');
  return { stock };
};
