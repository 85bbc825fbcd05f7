import type { ConsoleFaqWire } from '#contract/console/content.ts';
import type { EditedList } from '#server/console/actions/shop-list.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

export const faqList = {
  noun: 'faq',
  table: shopLists.faqs,
  wire: faqWire,
  audited: ({ question, answerHtml }) => ({ question, answer: answerHtml }),
} satisfies EditedList<typeof shopLists.faqs>;

export function faqWire(row: typeof shopLists.faqs.$inferSelect): ConsoleFaqWire {
  const { id, version, question, answerHtml } = row;
  return { id, version, question, answer: answerHtml };
}
