import type { ConsoleHandler } from '#server/console/context.ts';
import { productSearchOf, readProductPage } from './product-search.ts';

export const listProducts: ConsoleHandler<'listProducts'> = ({ db }, input) =>
  readProductPage(db, productSearchOf(input), input);
