import { z } from 'zod';
import { paymentMethods } from '#domain/payments/payments.ts';
import { chequeStates, receiptKinds } from '#domain/payments/receipts.ts';
import { isoDay, rupees } from './fields.ts';

/** What stands on a receipt for the customer whose money it was. */
export const ownReceipt = z.object({
  id: z.int(),
  /** null: taken before receipts were kept, and of a bounce. */
  number: z.string().nullable(),
  kind: z.enum(receiptKinds),
  date: isoDay,
  /** Below zero where it went back. */
  amount: rupees,
  /** null: no money moved. */
  method: z.enum(paymentMethods).nullable(),
  ...{ reference: z.string(), bank: z.string() },
  cheque_date: isoDay.nullable(),
  cheque_state: z.enum(chequeStates).nullable(),
  /** What is left of it. */
  advance: rupees,
});

export type OwnReceiptWire = z.output<typeof ownReceipt>;

export const receiptPaid = z.object({
  order_id: z.int().nullable(),
  bill_id: z.int().nullable(),
  /** Of the invoice or the bill; '': not invoiced yet. */
  number: z.string(),
  amount: rupees,
});

export type ReceiptPaidWire = z.output<typeof receiptPaid>;

export const ownReceiptExample: OwnReceiptWire = {
  ...{ id: 7, number: 'RCT/26-27/000007', kind: 'receipt', date: '2026-10-04' },
  ...{ amount: 5000, method: 'cheque', reference: '004512', bank: 'SBI' },
  ...{ cheque_date: '2026-10-03', cheque_state: 'held', advance: 1106 },
};

export const receiptPaidExample: ReceiptPaidWire = {
  ...{ order_id: 31, bill_id: null, number: 'INV/26-27/000012', amount: 3894 },
};
