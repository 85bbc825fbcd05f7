import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, id, time } from './columns.ts';
import { operators } from './operators.ts';

/** A change of many products at once: applied now or at a time, and undone. */
export const productEdits = pgTable(
  'product_edits',
  {
    id: id(),
    /** What is done to each: a price by percent, a category, hidden. */
    change: jsonb().notNull(),
    operatorId: integer()
      .notNull()
      .references(() => operators.id),
    state: text({ enum: ['scheduled', 'applied', 'undone', 'cancelled', 'failed'] }).notNull(),
    /** null: at once. */
    runAt: time(),
    appliedAt: time(),
    undoneAt: time(),
    /** How many products it changed, or why it failed. */
    changed: integer().notNull().default(0),
    problem: text().notNull().default(''),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt, t.id),
    index('product_edits_scheduled').on(t.runAt).where(sql`${t.state} = 'scheduled'`),
    check(
      'product_edits_state',
      sql`${t.state} in ('scheduled','applied','undone','cancelled','failed')`,
    ),
  ],
);

export const productEditRows = pgTable(
  'product_edit_rows',
  {
    editId: integer()
      .notNull()
      .references(() => productEdits.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The fields that change; both null until it is applied. */
    before: jsonb(),
    after: jsonb(),
    /** The product's version once applied: undone only while it is still this. */
    version: integer(),
  },
  (t) => [primaryKey({ columns: [t.editId, t.productId] }), index().on(t.productId)],
);
