import { z } from 'zod';
import {
  id,
  isoTime,
  noInput,
  optionalText,
  requiredText,
  text,
  tooLong,
} from '#contract/fields.ts';
import { oneLine } from '#domain/content/plain-text.ts';
import { isBannerLink } from '#domain/content/safe-address.ts';
import { bannerGrounds, bannerTypes, pageKeys } from '#domain/limits.ts';
import { defineConsoleAction } from './define.ts';
import { moment, newOrder, picture } from './fields.ts';
import { answerLength, pageLength } from './html-lengths.ts';

const bannerType = z.enum(bannerTypes);
const bannerWords = (max: number) => text(max).overwrite(oneLine).optional();
const deleted = z.object({ deleted: z.literal(true) });

const banner = z.object({
  id: z.int(),
  version: z.int(),
  banner_type: bannerType,
  banner_image: z.string(),
  /** For wide screens; '': the same picture there. */
  banner_image_wide: z.string(),
  link: z.string(),
  alt_text: z.string(),
  ...{ title: z.string(), title_hi: z.string(), line: z.string(), line_hi: z.string() },
  ...{ link_label: z.string(), link_label_hi: z.string(), ground: z.enum(bannerGrounds) },
  starts_at: isoTime.nullable(),
  ends_at: isoTime.nullable(),
});

export type ConsoleBannerWire = z.output<typeof banner>;

const bannerExample: ConsoleBannerWire = {
  ...{ id: 1, version: 1, banner_type: 'main', banner_image: 'monsoon-care.webp' },
  ...{ banner_image_wide: '', link: '/face-care', alt_text: '' },
  ...{ title: 'Monsoon skin care', title_hi: 'बारिश में त्वचा की देखभाल' },
  ...{ line: 'Up to 40% margin', line_hi: '40% तक मार्जिन' },
  ...{ link_label: 'See face care', link_label_hi: 'फेस केयर देखें', ground: 'rose' },
  ...{ starts_at: '2026-10-02T03:30:00.000Z', ends_at: null },
};

export const listBanners = defineConsoleAction({
  summary: 'All banners in their order, those outside their time too.',
  access: 'content',
  input: noInput,
  output: z.object({ banners: z.array(banner) }),
  example: { input: {}, output: { banners: [bannerExample] } },
});

export const saveBanner = defineConsoleAction({
  summary: 'Adds a banner, or changes what is given of one. It shows from starts_at until ends_at.',
  access: 'content',
  input: z.object({
    id: id.optional(),
    version: id.optional(),
    banner_type: bannerType.optional(),
    banner_image: picture.refine((name) => name !== '', 'is required').optional(),
    banner_image_wide: picture.optional(),
    link: requiredText(500)
      .refine(
        isBannerLink,
        'must be a page of the shop, such as /face-care, or begin with https://',
      )
      .optional(),
    /** For who does not see the picture; '': the title. One of the two is needed. */
    alt_text: text(200).optional(),
    /** Words over the picture, in both languages; '': none. */
    title: bannerWords(60),
    title_hi: bannerWords(60),
    line: bannerWords(80),
    line_hi: bannerWords(80),
    link_label: bannerWords(30),
    link_label_hi: bannerWords(30),
    ground: z.enum(bannerGrounds).optional(),
    /** null: at once. */
    starts_at: moment.nullable().optional(),
    /** null: until it is deleted. */
    ends_at: moment.nullable().optional(),
  }),
  output: z.object({ banner }),
  refusals: ['changed-elsewhere'],
  example: {
    input: {
      ...{ banner_type: 'main', banner_image: 'monsoon-care.webp', link: '/face-care' },
      ...{ title: 'Monsoon skin care', title_hi: 'बारिश में त्वचा की देखभाल' },
      ...{ line: 'Up to 40% margin', line_hi: '40% तक मार्जिन', ground: 'rose' },
      ...{ link_label: 'See face care', link_label_hi: 'फेस केयर देखें' },
      starts_at: '2026-10-02T09:00:00+05:30',
    },
    output: { banner: bannerExample },
  },
});

export const orderBanners = defineConsoleAction({
  summary: 'Puts all banners of one type in a new order.',
  access: 'content',
  input: z.object({ banner_type: bannerType, ...newOrder }),
  output: z.object({ ids: z.array(z.int()) }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { banner_type: 'main', ids: [2, 1], was: [1, 2] },
    output: { ids: [2, 1] },
  },
});

export const deleteBanner = defineConsoleAction({
  summary: 'Deletes a banner.',
  access: 'content',
  input: z.object({ id, version: id.optional() }),
  output: deleted,
  refusals: ['changed-elsewhere'],
  example: { input: { id: 1, version: 1 }, output: { deleted: true } },
});

const pageKey = z.enum(pageKeys);
const page = z.object({
  ...{ key: pageKey, version: z.int(), value: z.string() },
  /** For readers of Hindi; '': they get the English text. */
  value_hi: z.string(),
});

export type ConsolePageWire = z.output<typeof page>;

const pageExample: ConsolePageWire = {
  ...{ key: 'about', version: 1, value: '<p>We deliver to shops.</p>' },
  value_hi: '<p>हम दुकानों पर पहुँचाते हैं।</p>',
};

export const listPages = defineConsoleAction({
  summary: 'The pages of the shop as HTML; one that nobody has written yet is empty.',
  access: 'content',
  input: noInput,
  output: z.object({ pages: z.array(page) }),
  example: { input: {}, output: { pages: [pageExample] } },
});

const pageText = z.string('must be a text').max(pageLength, tooLong(pageLength));

export const savePage = defineConsoleAction({
  summary: 'Writes a page: HTML, reduced to text, links, lists, tables and pictures.',
  access: 'content',
  maxBodyBytes: 800 * 1024,
  input: z.object({
    key: pageKey,
    version: id.optional(),
    value: pageText.optional(),
    value_hi: pageText.optional(),
  }),
  output: z.object({ page }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { key: 'about', version: 1, value: '<p>We deliver to shops.</p>' },
    output: { page: pageExample },
  },
});

const faq = z.object({
  ...{ id: z.int(), version: z.int(), question: z.string(), answer: z.string() },
  /** For readers of Hindi; '': they get the English text. */
  ...{ question_hi: z.string(), answer_hi: z.string() },
});

export type ConsoleFaqWire = z.output<typeof faq>;

const faqExample = {
  ...{ id: 1, version: 1, question: 'Do you deliver to Mussoorie?', answer: '<p>Daily.</p>' },
  ...{ question_hi: 'मसूरी में डिलीवरी है?', answer_hi: '<p>रोज़।</p>' },
};

export const listFaqs = defineConsoleAction({
  summary: 'Questions and answers in their order; answers as HTML.',
  access: 'content',
  input: noInput,
  output: z.object({ faqs: z.array(faq) }),
  example: { input: {}, output: { faqs: [faqExample] } },
});

export const saveFaq = defineConsoleAction({
  summary: 'Adds a question with its answer, or changes what is given of one.',
  access: 'content',
  maxBodyBytes: 256 * 1024,
  input: z.object({
    id: id.optional(),
    version: id.optional(),
    question: requiredText(300).optional(),
    answer: requiredText(answerLength).optional(),
    question_hi: optionalText(300).optional(),
    answer_hi: optionalText(answerLength).optional(),
  }),
  output: z.object({ faq }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { question: 'Do you deliver to Mussoorie?', answer: '<p>Daily.</p>' },
    output: { faq: faqExample },
  },
});

export const orderFaqs = defineConsoleAction({
  summary: 'Puts all questions in a new order.',
  access: 'content',
  input: z.object(newOrder),
  output: z.object({ ids: z.array(z.int()) }),
  refusals: ['changed-elsewhere'],
  example: { input: { ids: [2, 1], was: [1, 2] }, output: { ids: [2, 1] } },
});

export const deleteFaq = defineConsoleAction({
  summary: 'Deletes a question and its answer.',
  access: 'content',
  input: z.object({ id, version: id.optional() }),
  output: deleted,
  refusals: ['changed-elsewhere'],
  example: { input: { id: 1, version: 1 }, output: { deleted: true } },
});
