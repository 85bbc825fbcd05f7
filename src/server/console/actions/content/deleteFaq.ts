import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { deletes } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { faqList } from './faq-wire.ts';

const refuse = consoleRefusalsOf('deleteFaq');

export const deleteFaq: ConsoleHandler<'deleteFaq'> = deletes(refuse, faqList);
