import type { ConsoleHandler } from '#server/console/context.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';
import { faqWire } from './faq-wire.ts';

export const listFaqs: ConsoleHandler<'listFaqs'> = async ({ db }) => ({
  faqs: (await readShopTables(db, ['faqs'])).faqs.map(faqWire),
});
