import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getAllProductsWithImageNew: Handler<'getAllProductsWithImageNew'> = (
  { catalogue },
  input,
) => {
  const current = catalogue.current();
  return productPage(current.newest, input, current);
};
