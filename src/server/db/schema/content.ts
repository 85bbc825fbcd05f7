import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/india/language.ts';
import { bannerGrounds, bannerTypes, pageKeys } from '#domain/limits.ts';
import { createdAt, id, nameHi, time, version } from './columns.ts';

export const banners = pgTable(
  'banners',
  {
    id: id(),
    type: text({ enum: bannerTypes }).notNull(),
    image: text().notNull(),
    link: text().notNull(),
    /** For who does not see the picture; '': the title. */
    altText: text().notNull(),
    /** '': the picture has the words, or needs none. */
    title: nameHi(),
    titleHi: nameHi(),
    line: nameHi(),
    lineHi: nameHi(),
    linkLabel: nameHi(),
    linkLabelHi: nameHi(),
    /** What the words stand on. */
    ground: text({ enum: bannerGrounds }).notNull().default('cream'),
    position: integer().notNull().default(0),
    /** For screens of 768 px and more; '': `image` there too. */
    imageWide: text().notNull().default(''),
    /** Shown from then; null: at once. */
    startsAt: time(),
    /** Shown until then; null: until it is deleted. */
    endsAt: time(),
    version: version(),
  },
  (t) => [
    check('banners_type', sql`${t.type} in ('main','last','bottom')`),
    check('banners_period', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const pages = pgTable(
  'pages',
  {
    key: text({ enum: pageKeys }).primaryKey(),
    html: text().notNull(),
    htmlHi: nameHi(),
    version: version(),
  },
  (t) => [check('pages_key', sql`${t.key} in ('about','terms','privacy','refund','shipping')`)],
);

export const faqs = pgTable('faqs', {
  id: id(),
  question: text().notNull(),
  answerHtml: text().notNull(),
  questionHi: nameHi(),
  answerHtmlHi: nameHi(),
  position: integer().notNull().default(0),
  version: version(),
});

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** In which it was sent; null: not known. */
    language: text({ enum: languages }),
    createdAt: createdAt(),
    /** When it was mailed to the shop; null: not yet. */
    mailedAt: time(),
    /** What was answered by mail, last. */
    answer: text().notNull().default(''),
    answeredAt: time(),
    /** When it was called done, with or without an answer; null: it waits. */
    doneAt: time(),
  },
  (t) => [index('contact_messages_waiting').on(t.id).where(sql`${t.doneAt} is null`)],
);
