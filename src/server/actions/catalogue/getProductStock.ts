import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { findStock } from '#server/queries/catalogue.ts';

export const getProductStock: Handler<'getProductStock'> = async ({ db }, input) => {
  const stock = await findStock(db, input.product_id);
  if (stock === undefined) throw new Refusal('not-found', 'This product was not found.');
  return { stock };
};
