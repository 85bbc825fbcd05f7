import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { paymentMethods } from '#domain/payments/payments.ts';
import { createdAt, id } from './columns.ts';
import { operators } from './operators.ts';
import { orders } from './orders.ts';
import { bills, receipts } from './receipts.ts';

/**
 * What a receipt paid: of an order, of a bill, or given back out of what was left of it. Below zero it takes back what
 * was paid. The version before knows only orders and no receipts: a trigger writes the receipt for it.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** null: of a payment that has not been taken over yet (`queries/ledger/open-ledger.ts`). */
    receiptId: integer().references((): AnyPgColumn => receipts.id),
    orderId: integer().references(() => orders.id),
    billId: integer().references((): AnyPgColumn => bills.id),
    /** Below zero: the receipt that gives back, or takes back, what was left of this one. */
    refundId: integer().references((): AnyPgColumn => receipts.id),
    amountPaise: integer().notNull(),
    /** As its receipt; null: no money moved. */
    method: text({ enum: paymentMethods }),
    reference: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** null: taken before payments were kept. */
    operatorId: integer().references(() => operators.id),
    /** Of the version before; receipts have their own. */
    idempotencyKey: text().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.receiptId),
    index('payments_of_bill').on(t.billId).where(sql`${t.billId} is not null`),
    index('payments_of_refund').on(t.refundId).where(sql`${t.refundId} is not null`),
    index().on(t.createdAt),
    check('payments_method', sql`${t.method} in ('cash','upi','cheque','bank')`),
    check('payments_amount_not_zero', sql`${t.amountPaise} <> 0`),
    check('payments_refund_has_a_reason', sql`${t.amountPaise} > 0 or ${t.reason} <> ''`),
    check('payments_one_target', sql`num_nonnulls(${t.orderId}, ${t.billId}, ${t.refundId}) = 1`),
  ],
);
