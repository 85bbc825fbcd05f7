import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { shopLists, siblings } from '#server/queries/content/shop-lists.ts';
import { levelNouns } from './category-wire.ts';

const refuse = consoleRefusalsOf('orderCategories');

export const orderCategories: ConsoleHandler<'orderCategories'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { level, parent_id, ids, was } = input;
    const group = siblings(level, parent_id);
    const before = await reorder(tx, {
      ...{ noun: levelNouns[level], table: shopLists[level], ids, was, refuse },
      ...(group ? { group } : {}),
    });
    const subject = parent_id === null ? 'categories' : `${level} order in ${parent_id}`;
    await audit(tx, subject, { before: { ids: before }, after: { ids } });
    return { ids };
  });
