import type { ConsoleFaqWire } from '#contract/console/content.ts';
import type { faqs } from '#server/db/schema/shop.ts';

export function faqWire(row: typeof faqs.$inferSelect): ConsoleFaqWire {
  const { id, version, question, answerHtml } = row;
  return { id, version, question, answer: answerHtml };
}
