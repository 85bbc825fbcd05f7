import { z } from 'zod';
import { id, isoTime, optionalText, requiredText, rupees, rupeesField } from '#contract/fields.ts';
import { maxOrdersAtOnce } from '#domain/limits.ts';
import { chequeStates, receiptKinds } from '#domain/payments/receipts.ts';
import { defineConsoleAction } from './define.ts';
import { amount, day, idempotencyKey } from './fields.ts';
import { paymentMethod } from './order.ts';

/** Above zero. */
export const positiveAmount = rupeesField(9, {
  message: 'must be an amount in rupees',
  problem: { reason: 'no-amount' },
}).refine((rupeesGiven) => rupeesGiven > 0, 'must be more than nothing');

export const chequeState = z.enum(chequeStates, {
  error: 'must be held, deposited, cleared or bounced',
});

/** What is paid: an invoice, a bill of before these books, or an order that is not invoiced yet. */
const target = {
  ...{ invoice_id: id.optional(), bill_id: id.optional(), order_id: id.optional() },
};

const oneTarget = (given: { [K in keyof typeof target]?: number | undefined }) =>
  [given.invoice_id, given.bill_id, given.order_id].filter((one) => one !== undefined).length === 1;
const oneTargetMessage = 'must name an invoice, a bill or an order';

const paidOf = z.object({
  order_id: z.int().nullable(),
  bill_id: z.int().nullable(),
  /** Of the invoice or the bill; '': not invoiced yet. */
  number: z.string(),
  amount: rupees,
});

export const receipt = z.object({
  id: z.int(),
  /** null: taken before receipts were kept, and of a bounce. */
  number: z.string().nullable(),
  kind: z.enum(receiptKinds),
  ...{ customer_id: z.int(), firm_name: z.string() },
  date: z.string(),
  at: isoTime,
  /** Below zero where it went back. */
  amount: rupees,
  method: paymentMethod.nullable(),
  ...{ reference: z.string(), reason: z.string(), bank: z.string() },
  cheque_date: z.string().nullable(),
  cheque_state: chequeState.nullable(),
  /** What is left of it. */
  advance: rupees,
  operator: z.string().nullable(),
});

export type ReceiptWire = z.output<typeof receipt>;

export const receiptExample: ReceiptWire = {
  ...{ id: 7, number: 'RCT/26-27/000007', kind: 'receipt', customer_id: 1 },
  ...{ firm_name: 'Negi General Store', date: '2026-10-04', at: '2026-10-04T11:00:00.000Z' },
  ...{ amount: 5000, method: 'cheque', reference: '004512', reason: '', bank: 'SBI' },
  ...{ cheque_date: '2026-10-03', cheque_state: 'held', advance: 1106, operator: 'Asha Negi' },
};

const receiptMade = z.object({
  ...{ id: z.int(), number: z.string(), allocated: rupees, advance: rupees },
});

export const recordReceipt = defineConsoleAction({
  summary:
    'Keeps money of a customer. It pays what is named, or what is oldest due; what is left is an advance. Below zero it goes back, with a reason, at most the customer’s credit. The same key keeps it once.',
  access: 'payments',
  input: z.object({
    customer_id: id,
    amount,
    method: paymentMethod,
    reference: optionalText(100),
    reason: optionalText(300),
    bank: optionalText(100),
    cheque_date: day.optional(),
    allocations: z
      .array(
        z.object({ ...target, amount: positiveAmount }).refine(oneTarget, oneTargetMessage),
        'must be a list of what is paid',
      )
      .max(200, 'must name at most 200')
      .optional(),
    idempotency_key: idempotencyKey,
  }),
  output: z.object({
    receipt: receiptMade,
    paid: z.array(paidOf),
    /** What the customer owes then, by the ledger; below zero: the shop owes. */
    balance: rupees,
  }),
  refusals: [
    ...(['more-than-due', 'more-than-paid', 'reason-missing', 'nothing'] as const),
    ...(['key-reused', 'series-full'] as const),
  ],
  example: {
    input: { customer_id: 1, amount: 5000, method: 'cash', idempotency_key: '6f1c…' },
    output: {
      receipt: { id: 7, number: 'RCT/26-27/000007', allocated: 3894, advance: 1106 },
      paid: [{ order_id: 31, bill_id: null, number: 'INV/26-27/000012', amount: 3894 }],
      balance: -1106,
    },
  },
});

export const getReceipt = defineConsoleAction({
  summary: 'A receipt with what it has paid, and what the customer owed by the ledger after it.',
  access: 'payments',
  input: z.object({ id }),
  output: z.object({
    receipt,
    paid: z.array(paidOf),
    balance: rupees,
    /** Where the customer is told; '': one who left. */
    mobile: z.string(),
    /** Of a cheque that bounced: by which paper; of a bounce: which cheque it was. */
    bounce_id: z.int().nullable(),
    bounced_id: z.int().nullable(),
  }),
  example: {
    input: { id: 7 },
    output: {
      receipt: receiptExample,
      paid: [{ order_id: 31, bill_id: null, number: 'INV/26-27/000012', amount: 3894 }],
      ...{ balance: -1106, mobile: '9876543210', bounce_id: null, bounced_id: null },
    },
  },
});

export const moveCheques = defineConsoleAction({
  summary: 'Cheques were taken to the bank, or the bank has paid them.',
  access: 'payments',
  input: z.object({
    ids: z
      .array(id, 'must be a list of receipts')
      .min(1, 'must name at least one')
      .max(maxOrdersAtOnce, `must name at most ${maxOrdersAtOnce}`),
    to: z.enum(['deposited', 'cleared'], { error: 'must be deposited or cleared' }),
  }),
  output: z.object({ moved: z.array(z.int()), refused: z.array(z.int()) }),
  example: { input: { ids: [7], to: 'deposited' }, output: { moved: [7], refused: [] } },
});

export const bounceCheque = defineConsoleAction({
  summary:
    'A cheque was returned unpaid: what it paid is due again. A charge is one more bill of the customer.',
  access: 'payments',
  input: z.object({
    receipt_id: id,
    reason: requiredText(300),
    charge: rupeesField(5, {
      message: 'must be an amount in rupees',
      problem: { reason: 'no-amount' },
    }).optional(),
  }),
  output: z.object({ receipt, balance: rupees }),
  refusals: ['wrong-state'],
  example: {
    input: { receipt_id: 7, reason: 'Funds insufficient', charge: 250 },
    output: { receipt: { ...receiptExample, cheque_state: 'bounced', advance: 0 }, balance: 4144 },
  },
});

export const writeOffDue = defineConsoleAction({
  summary: 'Gives up what is due of an invoice or a bill, or a part of it, with a reason.',
  access: 'write-offs',
  input: z
    .object({
      customer_id: id,
      ...target,
      amount: positiveAmount,
      reason: requiredText(300),
      idempotency_key: idempotencyKey,
    })
    .refine(oneTarget, oneTargetMessage),
  output: z.object({ receipt: receiptMade, balance: rupees }),
  refusals: ['more-than-due', 'key-reused', 'series-full'],
  example: {
    input: {
      ...{ customer_id: 1, invoice_id: 12, amount: 0.5, reason: 'Rounding' },
      idempotency_key: '6f1d…',
    },
    output: {
      receipt: { id: 8, number: 'RCT/26-27/000008', allocated: 0.5, advance: 0 },
      balance: 0,
    },
  },
});
