import { Refusal } from '#contract/refusal.ts';
import { productPage } from '#server/actions/page-of.ts';
import type { Handler } from '#server/api/context.ts';

export const getAllProductsByBrand: Handler<'getAllProductsByBrand'> = ({ catalogue }, input) => {
  const current = catalogue.current();
  if (!current.brandsById.has(input.brand_id)) {
    throw new Refusal('not-found', 'This brand was not found.');
  }
  return productPage(current.byBrand.get(input.brand_id) ?? [], input, current);
};
