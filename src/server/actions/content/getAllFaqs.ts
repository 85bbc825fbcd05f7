import type { Handler } from '#server/actions/context.ts';

export const getAllFaqs: Handler<'getAllFaqs'> = ({ catalogue, dependsOn }) => {
  const { shop, parts } = catalogue.current();
  dependsOn(parts.faqs);
  return {
    data: shop.faqs.map(({ id, question, answerHtml, questionHi, answerHtmlHi }) => ({
      ...{ id, question, answer: answerHtml },
      ...(questionHi && { question_hi: questionHi }),
      ...(answerHtmlHi && { answer_hi: answerHtmlHi }),
    })),
  };
};
