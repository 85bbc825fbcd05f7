import { z } from 'zod';
import { ledgerPapers } from '#domain/payments/entries.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { count, isoDay, isoTime, numberField, rupees } from './fields.ts';

/** A paper of a customer's account and what it made of it. */
export const ledgerEntry = z.object({
  date: isoDay,
  at: isoTime,
  paper: z.enum(ledgerPapers),
  /** Of the invoice, the receipt, …: with `paper` it names one. */
  paper_id: z.int(),
  /** Of a paper; '': it has none. */
  number: z.string(),
  /** The only order that it is about. */
  order_id: z.int().nullable(),
  method: z.enum(paymentMethods).nullable(),
  /** What it adds to what the customer owes, or takes off it. */
  ...{ debit: rupees, credit: rupees },
  /** What the customer owes after it; below zero: the shop owes. */
  balance: rupees,
});

export type LedgerEntryWire = z.output<typeof ledgerEntry>;

/** Today, whatever the days: ordered and not invoiced. */
export const onOrder = z.object({ orders: count, amount: rupees });

export const ledgerEntryExample: LedgerEntryWire = {
  ...{ date: '2026-10-02', at: '2026-10-02T09:30:00.000Z', paper: 'invoice', paper_id: 12 },
  ...{ number: 'INV/26-27/000012', order_id: 31, method: null },
  ...{ debit: 1894, credit: 0, balance: 1894 },
};

/** Where the page before ended: the server's own `next`. */
export const ledgerCursor = numberField(
  /^\d{1,10}$/,
  'must be where the page before ended',
).optional();
export const nextEntry = z.string().nullable();
