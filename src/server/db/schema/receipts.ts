import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { billKinds } from '#domain/payments/bills.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { chequeStates, receiptKinds } from '#domain/payments/receipts.ts';
import { createdAt, id, partOf, refersTo, time } from './columns.ts';
import { customers } from './customers.ts';
import { invoices } from './invoices.ts';
import { operators } from './operators.ts';

/**
 * Money that came in for a customer, below zero where it went back. Written once: a trigger refuses every change but of
 * `allocatedPaise`, of a cheque's state and of who has the cash. What it paid are the `payments` that name it.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** null: taken before receipts were kept, and of a bounce. */
    number: text().unique(),
    customerId: refersTo(() => customers.id),
    kind: text({ enum: receiptKinds }).notNull().default('receipt'),
    /** null: no money moved. */
    method: text({ enum: paymentMethods }),
    /** In India. */
    day: date().notNull(),
    amountPaise: integer().notNull(),
    /** Of it, what its payments have taken, kept with them; what is left is the customer's advance. */
    allocatedPaise: integer().notNull().default(0),
    reference: text().notNull().default(''),
    reason: text().notNull().default(''),
    bank: text().notNull().default(''),
    chequeDate: date(),
    chequeState: text({ enum: chequeStates }),
    /** The cheque that did not clear. */
    bouncedId: integer()
      .unique()
      .references((): AnyPgColumn => receipts.id),
    /** The payment of before receipts that it stands for, whose posting it shares. No key: payments refer to receipts. */
    paymentId: integer().unique(),
    /** Who took it; cash is with them until it is handed over. null: not known. */
    operatorId: integer().references(() => operators.id),
    /** Cash: with which it was handed over; null: whoever took it still has it. */
    handoverId: integer().references((): AnyPgColumn => handovers.id),
    idempotencyKey: text().notNull().unique(),
    /** Fingerprint of what was asked: the same key with something else is refused. */
    requestHash: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.customerId, t.id),
    index().on(t.day, t.id),
    index().on(t.createdAt, t.id),
    // Advances, and cheques that may still bounce: few of very many.
    index('receipts_of_cheques').on(t.id).where(sql`${t.chequeState} is not null`),
    index('receipts_of_other_kinds').on(t.kind, t.id).where(sql`${t.kind} <> 'receipt'`),
    // A line of a bank's statement that was typed before it came.
    index('receipts_with_a_reference').on(t.reference).where(sql`${t.reference} <> ''`),
    index('receipts_left')
      .on(t.customerId, t.id)
      .where(sql`${t.allocatedPaise} <> ${t.amountPaise}`),
    index('receipts_uncleared')
      .on(t.customerId, t.id)
      .where(sql`${t.chequeState} in ('held','deposited')`),
    index('receipts_of_cash_in_hand')
      .on(t.operatorId, t.id)
      .where(sql`${t.method} = 'cash' and ${t.handoverId} is null and ${t.paymentId} is null`),
    check('receipts_kind', sql`${t.kind} in ('receipt','refund','bounce','write-off','opening')`),
    check('receipts_method', sql`${t.method} in ('cash','upi','cheque','bank')`),
    check(
      'receipts_has_method',
      sql`(${t.method} is null) = (${t.kind} in ('write-off','opening'))`,
    ),
    check('receipts_number', sql`${t.number} ~ '^[A-Z0-9/-]{1,16}$'`),
    check(
      'receipts_amount',
      sql`${t.amountPaise} <> 0 and (${t.amountPaise} < 0) = (${t.kind} in ('refund','bounce'))`,
    ),
    check('receipts_bounce', sql`(${t.kind} = 'bounce') = (${t.bouncedId} is not null)`),
    check(
      'receipts_reason',
      sql`${t.kind} in ('receipt','opening') or ${t.reason} <> '' or ${t.number} is null`,
    ),
    check(
      'receipts_cheque',
      sql`(${t.chequeState} is not null) = (${t.kind} = 'receipt' and ${t.method} = 'cheque')`,
    ),
    check(
      'receipts_cheque_state',
      sql`${t.chequeState} in ('held','deposited','cleared','bounced')`,
    ),
    check(
      'receipts_allocated_within',
      sql`case when ${t.amountPaise} > 0 then ${t.allocatedPaise} between 0 and ${t.amountPaise}
        else ${t.allocatedPaise} between ${t.amountPaise} and 0 end`,
    ),
  ],
);

/**
 * What a customer owes beside invoices: bills of before these books, and charges. Written once but for `paidPaise` and
 * `reversed`.
 */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    kind: text({ enum: billKinds }).notNull(),
    customerId: refersTo(() => customers.id),
    number: text().notNull(),
    /** In India. */
    day: date().notNull(),
    dueDay: date().notNull(),
    amountPaise: integer().notNull(),
    /** The sum of its payments, kept with them. */
    paidPaise: integer().notNull().default(0),
    /** An opening bill whose file was undone: paid by a receipt of that kind, so that its number is free again. */
    reversed: boolean().notNull().default(false),
    /** The bounce that it charges for. */
    bounceId: integer()
      .unique()
      .references(() => receipts.id),
    operatorId: integer().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bills_of_number').on(t.customerId, t.kind, t.number).where(sql`not ${t.reversed}`),
    index('bills_due')
      .on(t.customerId, t.dueDay, t.id)
      .where(sql`${t.paidPaise} < ${t.amountPaise}`),
    check('bills_kind', sql`${t.kind} in ('opening','charge')`),
    check('bills_charge', sql`(${t.kind} = 'charge') = (${t.bounceId} is not null)`),
    check('bills_amount', sql`${t.amountPaise} > 0`),
    check('bills_paid_within', sql`${t.paidPaise} between 0 and ${t.amountPaise}`),
  ],
);

/** Cash that one person counted into the hands of another. Written once but for `passedOnId`. */
export const handovers = pgTable(
  'handovers',
  {
    id: id(),
    /** Whose cash it was. */
    operatorId: refersTo(() => operators.id),
    takenBy: refersTo(() => operators.id),
    /** In India. */
    day: date().notNull(),
    /** All that they had taken and been handed since the last time. */
    expectedPaise: integer().notNull(),
    countedPaise: integer().notNull(),
    note: text().notNull().default(''),
    /** With which whoever took it handed it on; null: they have it. */
    passedOnId: integer(),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.operatorId, t.id),
    index('handovers_in_hand').on(t.takenBy, t.id).where(sql`${t.passedOnId} is null`),
    index().on(t.day, t.id),
    check('handovers_counted', sql`${t.countedPaise} >= 0`),
    check('handovers_two_people', sql`${t.operatorId} <> ${t.takenBy}`),
  ],
);

/**
 * What each customer owes, for lists: the sum of their lines in the ledger, which a trigger keeps. A customer without a
 * row has not been summed yet since the upgrade (`queries/ledger/open-ledger.ts`).
 */
export const customerAccounts = pgTable(
  'customer_accounts',
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id),
    balancePaise: bigint({ mode: 'number' }).notNull(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    index('customer_accounts_owing')
      .on(t.balancePaise, t.customerId)
      .where(sql`${t.balancePaise} <> 0`),
  ],
);

/** Who has such a token opens the invoice or the receipt without signing in; deleted, it opens nothing. */
export const paperLinks = pgTable(
  'invoice_links',
  {
    tokenHash: text().primaryKey(),
    invoiceId: integer().references(() => invoices.id),
    receiptId: integer().references(() => receipts.id),
    customerId: partOf(() => customers.id),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [
    index().on(t.invoiceId, t.createdAt),
    index('invoice_links_of_receipt')
      .on(t.receiptId, t.createdAt)
      .where(sql`${t.receiptId} is not null`),
    index().on(t.customerId),
    check('invoice_links_one_paper', sql`num_nonnulls(${t.invoiceId}, ${t.receiptId}) = 1`),
  ],
);

/** Which column of a bank's statement says what, by the fingerprint of its head: mapped once. */
export const bankFormats = pgTable('bank_formats', {
  headHash: text().primaryKey(),
  columns: jsonb().notNull(),
  updatedAt: time().notNull().defaultNow(),
});
