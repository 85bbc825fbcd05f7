import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

const refuse = consoleRefusalsOf('orderFaqs');

export const orderFaqs: ConsoleHandler<'orderFaqs'> = ({ db, audit }, { ids, was }) =>
  db.transaction(async (tx) => {
    const before = await reorder(tx, { noun: 'question', table: shopLists.faqs, ids, was, refuse });
    await audit(tx, 'faqs', { before: { ids: before }, after: { ids } });
    return { ids };
  });
