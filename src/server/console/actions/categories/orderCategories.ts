import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { shopLists, siblings } from '#server/queries/content/shop-lists.ts';
import { levelNouns } from './category-wire.ts';

const refuse = consoleRefusalsOf('orderCategories');

export const orderCategories: ConsoleHandler<'orderCategories'> = (context, input) => {
  const { level, parent_id, ids, was } = input;
  const subject = parent_id === null ? 'categories' : `${level} order in ${parent_id}`;
  const rows = { noun: levelNouns[level], table: shopLists[level] };
  return reorder(context, subject, {
    ...rows,
    group: siblings(level, parent_id),
    ids,
    was,
    refuse,
  });
};
