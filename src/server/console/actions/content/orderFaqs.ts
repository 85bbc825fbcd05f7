import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

const refuse = consoleRefusalsOf('orderFaqs');

export const orderFaqs: ConsoleHandler<'orderFaqs'> = (context, { ids, was }) =>
  reorder(context, 'faqs', { noun: 'question', table: shopLists.faqs, ids, was, refuse });
