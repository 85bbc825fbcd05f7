import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

const refuse = consoleRefusalsOf('orderBrands');

export const orderBrands: ConsoleHandler<'orderBrands'> = (context, { ids, was }) =>
  reorder(context, 'brands', { noun: 'brand', table: shopLists.brands, ids, was, refuse });
