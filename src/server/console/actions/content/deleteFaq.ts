import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { lockKnown } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { deleteRow, shopLists } from '#server/queries/content/shop-lists.ts';
import { faqWire } from './faq-wire.ts';

const refuse = consoleRefusalsOf('deleteFaq');

export const deleteFaq: ConsoleHandler<'deleteFaq'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const before = await lockKnown(
      tx,
      { noun: 'faq', table: shopLists.faqs, wire: faqWire, refuse },
      input,
    );
    await deleteRow(tx, shopLists.faqs, before.id);
    await audit(tx, `faq ${before.id}`, {
      before: { question: before.question, answer: before.answerHtml },
      after: { deleted: true },
    });
    return { deleted: true };
  });
