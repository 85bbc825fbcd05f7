import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getAllProductsWithImageNewBest: Handler<'getAllProductsWithImageNewBest'> = (
  { catalogue },
  input,
) => {
  const current = catalogue.current();
  return productPage(current.best, input, current);
};
