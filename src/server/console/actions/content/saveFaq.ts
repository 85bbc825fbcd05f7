import { answerLength } from '#contract/console/html-lengths.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { tooLong } from '#contract/fields.ts';
import { badField } from '#server/console/actions/products/product-draft.ts';
import { lockKnown } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { cleanHtmlWithin } from '#server/html/clean-html.ts';
import { insertLast, shopLists, updateRow } from '#server/queries/content/shop-lists.ts';
import { faqWire } from './faq-wire.ts';

const refuse = consoleRefusalsOf('saveFaq');

export const saveFaq: ConsoleHandler<'saveFaq'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { id, version } = input;
    const known = { noun: 'faq', table: shopLists.faqs, wire: faqWire, refuse };
    const before = id === undefined ? undefined : await lockKnown(tx, known, { id, version });
    const question = input.question ?? before?.question;
    const answerHtml =
      input.answer === undefined ? before?.answerHtml : cleanHtmlWithin(answerLength, input.answer);
    if (question === undefined) throw badField('question', 'is required');
    if (answerHtml === undefined && input.answer) throw badField('answer', tooLong(answerLength));
    if (!answerHtml) throw badField('answer', 'is required');
    const row = { question, answerHtml };
    const after = before
      ? await updateRow(tx, shopLists.faqs, before.id, row)
      : await insertLast(tx, shopLists.faqs, row);
    await audit(tx, `faq ${after.id}`, {
      ...(before ? { before: { question: before.question, answer: before.answerHtml } } : {}),
      after: { question, answer: answerHtml },
    });
    return { faq: faqWire(after) };
  });
