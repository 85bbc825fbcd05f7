import { answerLength } from '#contract/console/html-lengths.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { tooLong } from '#contract/fields.ts';
import { lockKnown, saveRow } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { cleanHtmlWithin } from '#server/html/clean-html.ts';
import { badField } from '#server/messages/bad-input.ts';
import { faqList, faqWire } from './faq-wire.ts';

const refuse = consoleRefusalsOf('saveFaq');

export const saveFaq: ConsoleHandler<'saveFaq'> = (context, input) =>
  context.db.transaction(async (tx) => {
    const { id } = input;
    const before = id === undefined ? undefined : await lockKnown(tx, refuse, faqList, input);
    const question = input.question ?? before?.question;
    const answerHtml =
      input.answer === undefined ? before?.answerHtml : cleanHtmlWithin(answerLength, input.answer);
    if (question === undefined) throw badField('question', 'is required');
    if (answerHtml === undefined && input.answer) throw badField('answer', tooLong(answerLength));
    if (!answerHtml) throw badField('answer', 'is required');
    const questionHi = input.question_hi ?? before?.questionHi ?? '';
    const answerHtmlHi =
      input.answer_hi === undefined
        ? (before?.answerHtmlHi ?? '')
        : cleanHtmlWithin(answerLength, input.answer_hi);
    if (answerHtmlHi === undefined) throw badField('answer_hi', tooLong(answerLength));
    const texts = { question, answerHtml, questionHi, answerHtmlHi };
    const after = await saveRow(tx, context, faqList, before, texts);
    return { faq: faqWire(after) };
  });
