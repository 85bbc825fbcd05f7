import { productPage } from '#server/actions/page-of.ts';
import type { Handler } from '#server/api/context.ts';

export const getAllProductsWithImageNew: Handler<'getAllProductsWithImageNew'> = (
  { catalogue },
  input,
) => {
  const current = catalogue.current();
  return productPage(current.newest, input, current);
};
