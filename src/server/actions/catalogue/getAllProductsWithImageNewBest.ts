import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getAllProductsWithImageNewBest: Handler<'getAllProductsWithImageNewBest'> = (
  context,
  input,
) => productPage(context.catalogue.current().all, input, context, 'best');
