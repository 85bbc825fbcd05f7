import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getAllProductsByBrand: Handler<'getAllProductsByBrand'> = ({ catalogue }, input) => {
  const current = catalogue.current();
  if (!current.brandsById.has(input.brand_id)) {
    throw new Refusal('not-found', 'This brand was not found.');
  }
  return productPage(current.byBrand.get(input.brand_id) ?? [], input, current);
};
