import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';
import { notFound } from '#server/messages/not-found.ts';

export const getAllProductsByBrand: Handler<'getAllProductsByBrand'> = (context, input) => {
  const { taxonomy, ofBrand } = context.catalogue.current();
  if (!taxonomy.brandsById.has(input.brand_id)) {
    throw notFound('brand');
  }
  return productPage(ofBrand(input.brand_id), input, context);
};
