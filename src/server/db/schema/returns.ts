import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { binConditions, goodsConditions } from '#domain/invoices/credit-value.ts';
import { returnStates } from '#domain/returns/return-state.ts';
import { products } from './catalogue.ts';
import { bytea, createdAt, id, nameHi, partOf, refersTo, time } from './columns.ts';
import { customers } from './customers.ts';
import { creditNotes, invoiceLines, invoices } from './invoices.ts';
import { operators } from './operators.ts';

/** What a customer asks the shop to take back, and what it answered. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: id(),
    invoiceId: refersTo(() => invoices.id),
    customerId: refersTo(() => customers.id),
    state: text({ enum: returnStates }).notNull().default('asked'),
    /** The customer's words. */
    reason: text().notNull(),
    /** The shop's, which the customer reads. */
    answer: text().notNull().default(''),
    answerHi: nameHi(),
    operatorId: integer().references(() => operators.id),
    decidedAt: time(),
    creditNoteId: integer()
      .unique()
      .references(() => creditNotes.id),
    idempotencyKey: text().notNull(),
    /** Fingerprint of what was asked. */
    requestHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.customerId, t.idempotencyKey),
    index().on(t.invoiceId, t.id),
    index().on(t.state, t.id),
    // One at a time: the next one knows what came of it.
    uniqueIndex('return_requests_one_open').on(t.invoiceId).where(sql`${t.state} = 'asked'`),
    check('return_requests_state', sql`${t.state} in ('asked','accepted','in-part','declined')`),
    check('return_requests_decided', sql`(${t.state} = 'asked') = (${t.decidedAt} is null)`),
  ],
);

export const returnRequestLines = pgTable(
  'return_request_lines',
  {
    id: id(),
    requestId: partOf(() => returnRequests.id),
    invoiceLineId: refersTo(() => invoiceLines.id),
    units: integer().notNull(),
    condition: text({ enum: goodsConditions }).notNull(),
    batch: text().notNull().default(''),
    /** How many of them the shop took back; null: not decided. */
    accepted: integer(),
  },
  (t) => [
    unique('return_request_lines_one_of_each').on(
      t.requestId,
      t.invoiceLineId,
      t.condition,
      t.batch,
    ),
    check('return_request_lines_units', sql`${t.units} > 0`),
    check('return_request_lines_accepted', sql`${t.accepted} between 0 and ${t.units}`),
    check(
      'return_request_lines_condition',
      sql`${t.condition} in ('saleable','expired','broken','wrong')`,
    ),
  ],
);

/** Shown to its customer and to operators alone. */
export const returnPhotos = pgTable('return_photos', {
  requestId: integer()
    .primaryKey()
    .references(() => returnRequests.id, { onDelete: 'cascade' }),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
});

/** Goods that came back and cannot be sold, until they are written off: the sum of their movements. */
export const bins = pgTable(
  'bins',
  {
    productId: refersTo(() => products.id),
    condition: text({ enum: binConditions }).notNull(),
    units: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.condition] }),
    index('bins_with_units').on(t.productId, t.condition).where(sql`${t.units} > 0`),
    check('bins_units_not_negative', sql`${t.units} >= 0`),
    check('bins_condition', sql`${t.condition} in ('expired','broken','wrong')`),
  ],
);

export const binMovements = pgTable(
  'bin_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: refersTo(() => products.id),
    condition: text({ enum: binConditions }).notNull(),
    /** What is written off is negative. */
    units: integer().notNull(),
    /** The paper that brought them. */
    creditNoteId: integer().references(() => creditNotes.id),
    operatorId: integer().references(() => operators.id),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.productId, t.condition, t.id),
    index().on(t.creditNoteId),
    check('bin_movements_units_not_zero', sql`${t.units} <> 0`),
  ],
);
