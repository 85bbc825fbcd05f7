import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/india/language.ts';
import { bannerTypes, pageKeys } from '#domain/limits.ts';
import { defaultCoverDays } from '#domain/stock/low-stock.ts';
import { createdAt, id, time, version } from './columns.ts';

/** One row: the shop. */
export const settings = pgTable(
  'settings',
  {
    id: smallint().primaryKey().default(1),
    shopName: text().notNull(),
    pageTitle: text().notNull(),
    metaDescription: text().notNull(),
    metaKeywords: text().notNull(),
    headerTags: text().notNull(),
    schemaCode: text().notNull(),
    logo: text().notNull(),
    facebook: text().notNull(),
    instagram: text().notNull(),
    linkedin: text().notNull(),
    twitter: text().notNull(),
    youtube: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    storePhone: text().notNull(),
    upiId: text().notNull(),
    gstin: text().notNull(),
    costPerKmPaise: integer().notNull(),
    expressPaise: integer().notNull(),
    /** For dark screens; '' where the shop has none. */
    logoDark: text().notNull().default(''),
    openingHours: text().notNull().default(''),
    /** Below this a product is low on stock, unless it says otherwise itself; null: three of its smallest packs. */
    lowStockUnits: integer(),
    /** A product that sells out in fewer days at its present rate is low on stock; 0: never. */
    coverDays: smallint().notNull().default(defaultCoverDays),
    version: version(),
  },
  (t) => [
    check('settings_one_row', sql`${t.id} = 1`),
    check('settings_cover_days_not_negative', sql`${t.coverDays} >= 0`),
    check(
      'settings_charges_not_negative',
      sql`${t.costPerKmPaise} >= 0 and ${t.expressPaise} >= 0`,
    ),
  ],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    type: text({ enum: bannerTypes }).notNull(),
    image: text().notNull(),
    link: text().notNull(),
    altText: text().notNull(),
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
  { key: text({ enum: pageKeys }).primaryKey(), html: text().notNull(), version: version() },
  (t) => [check('pages_key', sql`${t.key} in ('about','terms','privacy','refund','shipping')`)],
);

export const faqs = pgTable('faqs', {
  id: id(),
  question: text().notNull(),
  answerHtml: text().notNull(),
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

/** The last run of each kind of background work, for the operator. */
export const jobRuns = pgTable(
  'job_runs',
  {
    name: text().primaryKey(),
    startedAt: time().notNull(),
    /** null: under way, or killed. */
    finishedAt: time(),
    outcome: text({ enum: ['done', 'failed'] }),
    /** What was done, or what went wrong, in words. */
    result: text().notNull().default(''),
  },
  (t) => [check('job_runs_outcome', sql`${t.outcome} in ('done','failed')`)],
);
