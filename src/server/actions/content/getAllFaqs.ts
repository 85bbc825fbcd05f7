import type { Handler } from '#server/actions/context.ts';

export const getAllFaqs: Handler<'getAllFaqs'> = ({ catalogue, dependsOn }) => {
  const { shop, parts } = catalogue.current();
  dependsOn(parts.faqs);
  return {
    data: shop.faqs.map((faq) => ({ id: faq.id, question: faq.question, answer: faq.answerHtml })),
  };
};
