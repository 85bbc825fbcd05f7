import { z } from 'zod';
import { id, isoTime, optionalText, requiredText, wholeNumber, yes } from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor, done } from './fields.ts';

const contactMessage = z.object({
  ...{ id: z.int(), name: z.string(), email: z.string(), subject: z.string() },
  ...{ message: z.string(), created_at: isoTime },
  /** The last one. */
  answer: z.string(),
  answered_at: isoTime.nullable(),
  done_at: isoTime.nullable(),
  /** The customer with this e-mail address. */
  customer_id: z.int().nullable(),
});

export type MessageWire = z.output<typeof contactMessage>;

const messageExample: MessageWire = {
  ...{ id: 5, name: 'Kiran Rawat', email: 'kiran@thok.example', subject: 'Delivery' },
  ...{ message: 'Do you deliver to Mussoorie?', created_at: '2026-10-02T09:30:00.000Z' },
  ...{ answer: '', answered_at: null, done_at: null, customer_id: null },
};

const messageFilters = {
  q: optionalText(100),
  status: z.enum(['waiting', 'done']).default('waiting'),
};
/** When it was last answered, as this screen knows it: someone may have been faster. */
const answeredBefore = isoTime.nullish();

const messageList = defineConsoleList({
  access: 'customers',
  filters: messageFilters,
  cursor,
  rows: { messages: z.array(contactMessage) },
});

export const listMessages = messageList.list(
  'Messages of the contact form that wait, or are done, the newest first.',
  { input: {}, output: { messages: [messageExample], next: null } },
);

export const countMessages = messageList.count({}, 2, 'messages');

export const exportMessages = messageList.export(
  'All messages that the same filters find, as a CSV file.',
  { status: 'done' },
);

export const answerMessage = defineConsoleAction({
  summary: 'Mails an answer to whoever wrote the message, which is then done.',
  access: 'customers',
  input: z.object({ id, answer: requiredText(5000), answered_at: answeredBefore }),
  output: z.object({ contact_message: contactMessage }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { id: 5, answer: 'Yes, on Tuesdays and Fridays.', answered_at: null },
    output: { contact_message: messageExample },
  },
});

export const finishMessage = defineConsoleAction({
  summary: 'Calls a message done without an answer, or opens it again.',
  access: 'customers',
  input: z.object({ id, done: z.boolean('must be true or false') }),
  output: z.object({ contact_message: contactMessage }),
  example: { input: { id: 5, done: true }, output: { contact_message: messageExample } },
});

const review = z.object({
  ...{ id: z.int(), product_id: z.int(), product_name: z.string(), slug: z.string() },
  ...{ customer_id: z.int(), firm_name: z.string(), owner_name: z.string() },
  ...{ rating: z.int(), review: z.string(), created_at: isoTime, is_edited: z.boolean() },
  ...{ hidden: z.boolean(), hidden_reason: z.string() },
  ...{ answer: z.string(), answered_at: isoTime.nullable() },
});

export type ConsoleReviewWire = z.output<typeof review>;

const reviewExample: ConsoleReviewWire = {
  ...{ id: 4, product_id: 12, product_name: 'Neem Face Wash 100 ml', slug: 'neem-face-wash' },
  ...{ customer_id: 1, firm_name: 'Negi General Store', owner_name: 'Asha Negi', rating: 2 },
  ...{ review: 'The cap leaks.', created_at: '2026-10-02T09:30:00.000Z', is_edited: false },
  ...{ hidden: false, hidden_reason: '', answer: '', answered_at: null },
};

const reviewFilters = {
  q: optionalText(100),
  rating: wholeNumber(1, 5).optional(),
  hidden: yes,
  unanswered: yes,
};

const reviewList = defineConsoleList({
  access: 'customers',
  filters: reviewFilters,
  cursor,
  rows: { reviews: z.array(review) },
});

export const listReviews = reviewList.list(
  'Reviews by rating, hidden or unanswered, and by words, the newest first.',
  { input: { rating: 2 }, output: { reviews: [reviewExample], next: null } },
);

export const countReviews = reviewList.count({ unanswered: '1' }, 7, 'reviews');

export const exportReviews = reviewList.export(
  'All reviews that the same filters find, as a CSV file.',
  { hidden: '1' },
);

export const hideReview = defineConsoleAction({
  summary: 'Takes a review out of the shop and its averages, with a reason, or shows it again.',
  access: 'customers',
  input: z
    .object({ id, hidden: z.boolean('must be true or false'), reason: optionalText(300) })
    .refine(({ hidden, reason }) => !hidden || reason !== '', {
      ...{ message: 'is required', path: ['reason'] },
    }),
  output: done,
  example: {
    input: { id: 4, hidden: true, reason: 'About another product.' },
    output: { message: 'The review is hidden.' },
  },
});

export const answerReview = defineConsoleAction({
  summary: 'The shop’s public answer under a review; an empty one takes it away.',
  access: 'customers',
  input: z.object({ id, answer: optionalText(1000), answered_at: answeredBefore }),
  output: z.object({ review }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { id: 4, answer: 'We replace it: please show it to the driver.', answered_at: null },
    output: { review: reviewExample },
  },
});
