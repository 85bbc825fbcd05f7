import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { paymentMethods } from '#domain/payments/payments.ts';
import { createdAt, id, refersTo } from './columns.ts';
import { operators } from './operators.ts';
import { orders } from './orders.ts';

/** Money taken for an order; given back it is negative, with a reason. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: refersTo(() => orders.id),
    amountPaise: integer().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    reference: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** null: taken before payments were kept. */
    operatorId: integer().references(() => operators.id),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.createdAt),
    check('payments_method', sql`${t.method} in ('cash','upi','cheque','bank')`),
    check('payments_amount_not_zero', sql`${t.amountPaise} <> 0`),
    check('payments_refund_has_a_reason', sql`${t.amountPaise} > 0 or ${t.reason} <> ''`),
  ],
);
