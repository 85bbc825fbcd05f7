import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { actorKinds } from '#domain/actor.ts';
import { stockReasons } from '#domain/stock/stock.ts';
import { products } from './catalogue.ts';
import { createdAt, refersTo, time } from './columns.ts';

export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: refersTo(() => products.id),
    /** Signed: what leaves the shop is negative. */
    units: integer().notNull(),
    reason: text({ enum: stockReasons }).notNull(),
    orderId: integer(),
    actor: text({ enum: actorKinds }),
    actorId: integer(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.productId, t.id),
    index().on(t.createdAt),
    index().on(t.orderId),
    // A count that finds what was expected moves nothing, and is kept.
    check('stock_movements_units_not_zero', sql`${t.units} <> 0 or ${t.reason} = 'count'`),
    check(
      'stock_movements_known_reason',
      sql`${t.reason} in ('order','cancel','edit','pick','return','counter-sale','restock','count','write-off')`,
    ),
  ],
);

/** Units sold in the last 28 days, counted anew by a job; a product that sold none has no row. */
export const productSales = pgTable('product_sales', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  units: integer().notNull(),
});

/** Units sold, what came back taken off, by day (UTC); of 90 days, as far as `salesCounted` says. */
export const dailySales = pgTable(
  'daily_sales',
  {
    day: date().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    units: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.productId] }), index().on(t.productId)],
);

/** One row: up to when the ledger is in `dailySales`. */
export const salesCounted = pgTable(
  'sales_counted',
  {
    isOnly: boolean().primaryKey().default(true),
    until: time().notNull(),
  },
  (t) => [check('sales_counted_is_only', sql`${t.isOnly}`)],
);

/** Keys of stock changes with many lines that were booked: the same one is never booked twice. */
export const stockBatches = pgTable('stock_batches', {
  idempotencyKey: text().primaryKey(),
  /** Fingerprint of what was booked: the same key with other lines is refused. Empty: not known. */
  requestHash: text().notNull().default(''),
  createdAt: createdAt(),
});
