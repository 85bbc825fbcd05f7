import { z } from 'zod';
import { id, isoDay, noInput, optionalText, rupees, yes } from '#contract/fields.ts';
import { chequeStates, receiptKinds } from '#domain/payments/receipts.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor, day } from './fields.ts';
import { paymentMethod } from './order.ts';
import { chequeState, receipt, receiptExample } from './receipts.ts';

const receiptList = defineConsoleList({
  access: 'payments',
  filters: {
    q: optionalText(100),
    kind: z.enum(receiptKinds).optional(),
    method: paymentMethod.optional(),
    /** Of cheques. */
    state: chequeState.optional(),
    from: day.optional(),
    to: day.optional(),
    operator_id: id.optional(),
    customer_id: id.optional(),
    /** Something of it has paid nothing yet. */
    advance: yes,
  },
  cursor,
  rows: { receipts: z.array(receipt) },
});

export const listReceipts = receiptList.list(
  'Receipts, what was given back, written off and bounced, the newest first, by words (number, reference, firm, phone, amount), day, method, kind, who took it.',
  { input: { method: 'cash' }, output: { receipts: [receiptExample], next: null } },
);

export const countReceipts = receiptList.count({ method: 'cash' }, 12, 'receipts');

export const exportReceipts = receiptList.export(
  'All receipts that the same filters find, newest first, as a CSV file.',
  { from: '2026-10-01', to: '2026-10-31' },
);

const cheque = receipt.extend({
  /** From when the bank takes it: its own date, or the day it was received. */
  due_date: isoDay,
  /** Cheques of this customer that were returned unpaid. */
  bounces: z.int(),
});

export type ChequeWire = z.output<typeof cheque>;

const chequeList = defineConsoleList({
  access: 'payments',
  filters: {
    q: optionalText(100),
    state: z.enum(chequeStates).default('held'),
    /** Only what the bank takes by now. */
    due: yes,
  },
  cursor: z
    .string('must be a text')
    .regex(/^\d{1,9} \d{4}-\d\d-\d\d$/, 'must be where the page before ended')
    .optional(),
  rows: {
    cheques: z.array(cheque),
    /** What a bounce is charged with: a setting. */
    bounce_charge: rupees,
  },
});

export const listCheques = chequeList.list(
  'Cheques by how they stand: held and deposited ones by the day from which the bank takes them, the others newest first.',
  {
    input: { state: 'held' },
    output: {
      cheques: [{ ...receiptExample, due_date: '2026-10-03', bounces: 0 }],
      bounce_charge: 250,
      next: null,
    },
  },
);

export const countCheques = chequeList.count({ state: 'held' }, 4, 'cheques');

export const exportCheques = chequeList.export(
  'All cheques that the same filters find as a CSV file.',
  { state: 'held' },
);

export const listTakers = defineConsoleAction({
  summary: 'Who takes money: operators with a receipt of their own.',
  access: 'payments',
  input: noInput,
  output: z.object({ operators: z.array(z.object({ id: z.int(), name: z.string() })) }),
  example: { input: {}, output: { operators: [{ id: 1, name: 'Asha Negi' }] } },
});

const openBill = z.object({
  /** null: a bill of before these books, or a charge. */
  order_id: z.int().nullable(),
  bill_id: z.int().nullable(),
  /** '': delivered before the shop kept invoices. */
  number: z.string(),
  due_date: isoDay,
  /** Since it was due; below zero: until it is. */
  days_over: z.int(),
  due: rupees,
});

export type OpenBillWire = z.output<typeof openBill>;

export const getCustomerMoney = defineConsoleAction({
  summary:
    'What a customer owes by the ledger, the open bills oldest first, the advance, cheques that have not cleared, and the latest receipts.',
  access: 'payments',
  input: z.object({ customer_id: id }),
  output: z.object({
    /** By the ledger; below zero: the shop owes. */
    balance: rupees,
    bills: z.array(openBill),
    advance: rupees,
    uncleared: rupees,
    /** Most that can be given back. */
    refundable: rupees,
    bounces: z.int(),
    receipts: z.array(receipt),
  }),
  example: {
    input: { customer_id: 1 },
    output: {
      balance: 1894,
      bills: [
        {
          ...{ order_id: 31, bill_id: null, number: 'INV/26-27/000012' },
          ...{ due_date: '2026-10-04', days_over: 3, due: 1894 },
        },
      ],
      ...{ advance: 0, uncleared: 0, refundable: 0, bounces: 0 },
      receipts: [receiptExample],
    },
  },
});
