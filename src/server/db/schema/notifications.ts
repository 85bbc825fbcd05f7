import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { News } from '#domain/notifications/news.ts';
import { createdAt, id, nameHi, partOf, refersTo, time } from './columns.ts';
import { customers } from './customers.ts';
import { operators } from './operators.ts';

/** A text for many customers' bells, at once or at a time. */
export const notificationBatches = pgTable(
  'notification_batches',
  {
    id: id(),
    text: text().notNull(),
    textHi: nameHi(),
    image: text(),
    /** The page of the storefront that it is about. */
    path: text(),
    /** Whom it is for: all, a route, a city, buyers of a product, one customer. */
    audience: jsonb().notNull(),
    operatorId: refersTo(() => operators.id),
    sendAt: time().notNull(),
    /** null: it waits for its time. */
    sentAt: time(),
    cancelledAt: time(),
    /** How many got it, so far. */
    recipients: integer(),
    /** The last customer who got it: they are taken by id, in batches. */
    lastCustomerId: integer().notNull().default(0),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt, t.id),
    index('notification_batches_waiting')
      .on(t.sendAt)
      .where(sql`${t.sentAt} is null and ${t.cancelledAt} is null`),
    check('notification_batches_one_end', sql`${t.sentAt} is null or ${t.cancelledAt} is null`),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    customerId: partOf(() => customers.id),
    text: text().notNull(),
    textHi: nameHi(),
    /** What it is about, said in the reader's language; null: an operator's own words. */
    news: jsonb().$type<News>(),
    image: text(),
    /** The page of the storefront that it is about. */
    path: text(),
    createdAt: createdAt(),
    readAt: time(),
  },
  (t) => [index().on(t.customerId, t.createdAt)],
);
