import type { Handler } from '#server/actions/context.ts';

export const getAllFaqs: Handler<'getAllFaqs'> = ({ catalogue }) => ({
  data: catalogue
    .current()
    .shop.faqs.map((faq) => ({ id: faq.id, question: faq.question, answer: faq.answerHtml })),
});
