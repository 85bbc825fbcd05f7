import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

const refuse = consoleRefusalsOf('orderBrands');

export const orderBrands: ConsoleHandler<'orderBrands'> = ({ db, audit }, { ids, was }) =>
  db.transaction(async (tx) => {
    const before = await reorder(tx, { noun: 'brand', table: shopLists.brands, ids, was, refuse });
    await audit(tx, 'brands', { before: { ids: before }, after: { ids } });
    return { ids };
  });
