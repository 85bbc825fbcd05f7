import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, id, partOf, time } from './columns.ts';
import { customers } from './customers.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: partOf(() => products.id),
    customerId: partOf(() => customers.id),
    rating: smallint().notNull(),
    text: text().notNull(),
    likes: integer().notNull().default(0),
    dislikes: integer().notNull().default(0),
    createdAt: createdAt(),
    editedAt: time(),
    /** When an operator hid it from the shop, and why. */
    hiddenAt: time(),
    hiddenReason: text().notNull().default(''),
    /** The shop's public answer. */
    answer: text().notNull().default(''),
    answeredAt: time(),
  },
  (t) => [
    unique().on(t.productId, t.customerId),
    index().on(t.createdAt, t.id),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_votes_not_negative', sql`${t.likes} >= 0 and ${t.dislikes} >= 0`),
  ],
);

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: partOf(() => reviews.id),
    customerId: partOf(() => customers.id),
    value: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.customerId] }),
    check('review_votes_value', sql`${t.value} in (1, -1)`),
  ],
);
