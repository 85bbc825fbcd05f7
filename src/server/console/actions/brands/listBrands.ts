import type { ConsoleHandler } from '#server/console/context.ts';
import { readBrands } from '#server/queries/catalogue/console-categories.ts';
import { brandWire } from './brand-wire.ts';

export const listBrands: ConsoleHandler<'listBrands'> = async ({ db }) => ({
  brands: (await readBrands(db)).map(({ brand, productCount }) => ({
    ...brandWire(brand),
    product_count: productCount,
  })),
});
