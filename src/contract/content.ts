import { z } from 'zod';
import { defineAction } from './define.ts';
import { email, noInput, optionalText, requiredText } from './fields.ts';

const publicRead = { auth: 'public', effect: 'read', cacheable: true } as const;

/** A page of the shop: its text as sanitised HTML. */
function definePage(summary: string) {
  return defineAction({
    ...publicRead,
    summary,
    envelope: 'success',
    input: noInput,
    output: z.object({ data: z.object({ value: z.string(), value_hi: z.string().optional() }) }),
    example: { input: {}, output: { data: { value: '<h2>Our shop</h2><p>Since 1994.</p>' } } },
  });
}

export const getManageWebsiteData = definePage('The About page.');
export const getTermsData = definePage('Terms and conditions.');
export const getPrivacyData = definePage('Privacy policy.');
export const getRefundData = definePage('Refund policy.');
export const getShippingData = definePage('Shipping policy.');

export const getAllFaqs = defineAction({
  ...publicRead,
  summary: 'Questions and answers; answers are sanitised HTML.',
  envelope: 'success',
  input: noInput,
  output: z.object({
    data: z.array(
      z.object({
        ...{ id: z.int(), question: z.string(), answer: z.string() },
        /** In Hindi, each where the shop has written it. */
        ...{ question_hi: z.string().optional(), answer_hi: z.string().optional() },
      }),
    ),
  }),
  example: {
    input: {},
    output: { data: [{ id: 1, question: 'Do you deliver?', answer: '<p>Yes.</p>' }] },
  },
});

export const contactUsForm = defineAction({
  summary: 'Leaves a message for the shop.',
  envelope: 'success',
  auth: 'public',
  effect: 'write',
  input: z.object({
    name: requiredText(100),
    email,
    subject: optionalText(200),
    message: requiredText(5000),
    /** A honeypot, hidden from people: a message that fills it comes from a bot and is not stored. */
    website: optionalText(1000),
  }),
  output: z.object({ message: z.string() }),
  example: {
    input: { name: 'Asha Negi', email: 'asha@thok.example', subject: '', message: 'Hello' },
    output: { message: 'Thank you for reaching out to us.' },
  },
});
