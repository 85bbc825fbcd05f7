import type { ConsoleHandler } from '#server/console/context.ts';
import { readFaqs } from '#server/queries/content/shop-content.ts';
import { faqWire } from './faq-wire.ts';

export const listFaqs: ConsoleHandler<'listFaqs'> = async ({ db }) => ({
  faqs: (await readFaqs(db)).map(faqWire),
});
