import { z } from 'zod';
import { defineAction } from './define.ts';
import { count, day, daysInOrder, daysMessage, id, isoDay, rupees } from './fields.ts';
import { ledgerCursor, ledgerEntry, ledgerEntryExample, nextEntry, onOrder } from './ledger.ts';
import { ownReceipt, ownReceiptExample, receiptPaid, receiptPaidExample } from './receipt.ts';

const ownRead = { auth: 'customer', effect: 'read', envelope: 'status' } as const;

const openBill = z.object({
  /** `order`: delivered before the shop kept invoices; `bill`: of before these books. */
  kind: z.enum(['invoice', 'order', 'bill', 'charge']),
  /** Of the invoice, the order or the bill. */
  id: z.int(),
  number: z.string(),
  order_id: z.int().nullable(),
  date: isoDay,
  due_day: isoDay,
  /** Days since it was due; zero or less: it is not late. */
  days_late: z.int(),
  ...{ total: rupees, due: rupees },
});

export type OpenBillWire = z.output<typeof openBill>;

const account = z.object({
  /** What is owed by the books; below zero the shop owes it. */
  balance: rupees,
  /** What is not paid yet, oldest due first; at most 500. */
  bills: z.array(openBill),
  /** Of the bills, what is past due. */
  overdue: rupees,
  /** Paid and not used for a bill yet. */
  advance: rupees,
  on_order: onOrder,
  /** Cheques that the bank has not paid yet: they still count against the limit. */
  uncleared: rupees,
  credit: z.object({
    /** null: none was agreed. */
    limit: rupees.nullable(),
    used: rupees,
    /** Below zero: over the limit. null: there is none. */
    left: rupees.nullable(),
    /** How long after its day a bill is due. */
    days: count,
  }),
  /** The latest ten. */
  receipts: z.array(ownReceipt),
});

export type AccountWire = z.output<typeof account>;

export const getAccount = defineAction({
  ...ownRead,
  summary:
    'One’s own account: what is due and since when, credit left, open bills, the latest receipts. Beyond the specification.',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({ account }),
  example: {
    input: { user_id: 1 },
    output: {
      account: {
        ...{ balance: 1894, overdue: 0, advance: 0, uncleared: 0 },
        bills: [
          {
            ...{ kind: 'invoice', id: 12, number: 'INV/26-27/000012', order_id: 31 },
            ...{ date: '2026-10-02', due_day: '2026-10-09', days_late: -5 },
            ...{ total: 3894, due: 1894 },
          },
        ],
        on_order: { orders: 1, amount: 972 },
        credit: { limit: 50000, used: 2866, left: 47134, days: 7 },
        receipts: [ownReceiptExample],
      },
    },
  },
});

export const getAccountEntries = defineAction({
  ...ownRead,
  summary:
    'The papers of one’s own account between two days with the running balance: 50 at a time, the newest first. Beyond the specification.',
  customerField: 'user_id',
  input: z
    .object({
      user_id: id,
      ...{ from: day.optional(), to: day.optional() },
      /** The last line of the page before, as its `next` says. */
      cursor: ledgerCursor,
    })
    .refine(daysInOrder, daysMessage),
  output: z.object({
    /** What was owed before the oldest of these entries, and after the last of these days. */
    ...{ opening: rupees, balance: rupees },
    entries: z.array(ledgerEntry),
    next: nextEntry,
  }),
  example: {
    input: { user_id: 1, from: '2026-10-01', to: '2026-10-31' },
    output: { opening: 0, balance: 1894, entries: [ledgerEntryExample], next: null },
  },
});

export const getReceiptById = defineAction({
  ...ownRead,
  summary: 'A receipt of one’s own money with what it paid, by its id. Beyond the specification.',
  input: z.object({ id }),
  output: z.object({ receipt: ownReceipt, paid: z.array(receiptPaid) }),
  example: {
    input: { id: 7 },
    output: { receipt: ownReceiptExample, paid: [receiptPaidExample] },
  },
});
