import { productPage } from '#server/actions/page-of.ts';
import type { Handler } from '#server/api/context.ts';

export const getAllProductsWithImageNewBest: Handler<'getAllProductsWithImageNewBest'> = (
  { catalogue },
  input,
) => {
  const current = catalogue.current();
  return productPage(current.best, input, current);
};
