import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countProducts as count } from '#server/queries/catalogue/console-products.ts';
import { productSearchOf } from './product-search.ts';

export const countProducts: ConsoleHandler<'countProducts'> = async ({ db }, input) => ({
  count: await count(db, productSearchOf(input), maxCounted + 1),
});
