import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getAllProductsWithImageNew: Handler<'getAllProductsWithImageNew'> = (context, input) =>
  productPage(context.catalogue.current().all, input, context, 'newest');
