import type { ConsoleFaqWire } from '#contract/console/content.ts';
import type { EditedList } from '#server/console/actions/shop-list.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

export const faqList = {
  noun: 'faq',
  table: shopLists.faqs,
  wire: faqWire,
  audited: ({ question, answerHtml, questionHi, answerHtmlHi }) => ({
    ...{ question, answer: answerHtml, question_hi: questionHi, answer_hi: answerHtmlHi },
  }),
} satisfies EditedList<typeof shopLists.faqs>;

export function faqWire(row: typeof shopLists.faqs.$inferSelect): ConsoleFaqWire {
  const { id, version, question, answerHtml, questionHi, answerHtmlHi } = row;
  const hindi = { question_hi: questionHi, answer_hi: answerHtmlHi };
  return { id, version, question, answer: answerHtml, ...hindi };
}
