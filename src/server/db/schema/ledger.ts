import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ledgerAccounts } from '#domain/ledger/accounts.ts';
import { createdAt, time } from './columns.ts';
import { customers } from './customers.ts';
import { creditNotes, invoices } from './invoices.ts';
import { operators } from './operators.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { bills, handovers, receipts } from './receipts.ts';

/**
 * Double entry: each paper posts lines that sum to zero. Triggers write them with the paper, refuse to change
 * them, and refuse to commit what does not balance.
 */
export const postings = pgTable(
  'postings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In India. */
    day: date().notNull(),
    invoiceId: integer()
      .unique()
      .references(() => invoices.id),
    creditNoteId: integer()
      .unique()
      .references(() => creditNotes.id),
    /** Taken before receipts were kept. */
    paymentId: integer()
      .unique()
      .references(() => payments.id),
    receiptId: integer().references(() => receipts.id),
    /** A cheque that the bank has paid. */
    clearedId: integer().references(() => receipts.id),
    billId: integer().references(() => bills.id),
    handoverId: integer().references(() => handovers.id),
    /** An order that was delivered before invoices were kept. */
    orderId: integer()
      .unique()
      .references(() => orders.id),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.day),
    uniqueIndex('postings_of_receipt').on(t.receiptId).where(sql`${t.receiptId} is not null`),
    uniqueIndex('postings_of_cleared').on(t.clearedId).where(sql`${t.clearedId} is not null`),
    uniqueIndex('postings_of_bill').on(t.billId).where(sql`${t.billId} is not null`),
    uniqueIndex('postings_of_handover').on(t.handoverId).where(sql`${t.handoverId} is not null`),
    check(
      'postings_of_one_paper',
      sql`num_nonnulls(${t.invoiceId}, ${t.creditNoteId}, ${t.paymentId}, ${t.orderId}, ${t.receiptId}, ${t.clearedId}, ${t.billId}, ${t.handoverId}) = 1`,
    ),
  ],
);

export const postingLines = pgTable(
  'posting_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: bigint({ mode: 'number' })
      .notNull()
      .references(() => postings.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    /** Whose, of what customers owe. */
    customerId: integer().references(() => customers.id),
    /** Who has it, of cash. */
    operatorId: integer().references(() => operators.id),
    /** Debit above zero, credit below. */
    amountPaise: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index().on(t.postingId),
    index('posting_lines_of_customer')
      .on(t.customerId, t.postingId, t.amountPaise)
      .where(sql`${t.customerId} is not null`),
    check(
      'posting_lines_known_account',
      sql`${t.account} in ('receivable','sales','cgst','sgst','igst','cash','upi','cheque','bank','opening','charges','write-offs','cash-difference')`,
    ),
    check(
      'posting_lines_customer',
      sql`(${t.account} = 'receivable') = (${t.customerId} is not null)`,
    ),
  ],
);

/**
 * How far the payments and delivered orders of before the ledger have been taken over into it, the payments of before
 * receipts into those, and what customers owe been summed; by a job.
 */
export const ledgerOpening = pgTable('ledger_opening', {
  kind: text({ enum: ['payments', 'orders', 'receipts', 'accounts'] }).primaryKey(),
  lastId: integer().notNull().default(0),
  doneAt: time(),
});
