import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getAllProductsByBrand: Handler<'getAllProductsByBrand'> = (context, input) => {
  const { taxonomy, ofBrand } = context.catalogue.current();
  if (!taxonomy.brandsById.has(input.brand_id)) {
    throw new Refusal('not-found', 'This brand was not found.');
  }
  return productPage(ofBrand(input.brand_id), input, context);
};
