import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { counted } from '#server/console/actions/categories/counted.ts';
import { deletes } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countBrandProducts } from '#server/queries/catalogue/console-categories.ts';
import { brandList } from './brand-wire.ts';

const refuse = consoleRefusalsOf('deleteBrand');

export const deleteBrand: ConsoleHandler<'deleteBrand'> = deletes(
  refuse,
  brandList,
  async (tx, { id, name }) => {
    const products = await countBrandProducts(tx, id);
    const text = `${name} still has ${counted(products, 'product')}.`;
    if (products > 0) throw refuse('in-use', text, { products });
  },
);
