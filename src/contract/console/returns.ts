import { z } from 'zod';
import {
  count,
  id,
  isoTime,
  optionalText,
  requiredText,
  rupees,
  rupeesField,
  wholeNumber,
} from '#contract/fields.ts';
import { binConditions, goodsConditions, returnConditions } from '#domain/invoices/credit-value.ts';
import { settlements } from '#domain/invoices/settlement.ts';
import { maxLines, maxUnitsTyped } from '#domain/limits.ts';
import { returnStates } from '#domain/returns/return-state.ts';
import { maxStockUnits } from '#domain/stock/stock.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor, idempotencyKey } from './fields.ts';

const binCondition = z.enum(binConditions, { error: 'must be expired, broken or wrong' });

const settlement = z.enum(settlements, { error: 'must be credit or replacement' });

const returnedLine = z
  .object({
    /** Of the invoice. */
    line_id: id,
    condition: z.enum(returnConditions, {
      error: 'must be saleable, expired, broken, wrong or price',
    }),
    units: wholeNumber(1, maxUnitsTyped).optional(),
    /** Of a price difference, tax included. */
    amount: rupeesField(9, {
      message: 'must be an amount in rupees',
      problem: { reason: 'no-amount' },
    })
      .refine((amount) => amount > 0, 'must be more than nothing')
      .optional(),
    batch: optionalText(40),
  })
  .refine(
    ({ condition, units, amount }) =>
      condition === 'price'
        ? units === undefined && amount !== undefined
        : units !== undefined && amount === undefined,
    'must have units, or an amount where only the price was wrong',
  );

export const noteRefusals = [
  ...(['more-than-invoiced', 'wrong-status', 'too-little-stock', 'cannot-invoice'] as const),
] as const;

export const creditNoteMade = z.object({ id: z.int(), number: z.string(), total: rupees });

export const noteMadeExample = { id: 3, number: 'CRN/26-27/000003', total: 157.83 };

export const createCreditNote = defineConsoleAction({
  summary:
    'Takes goods of one invoice back, or money off it. What is saleable goes back to the stock, the rest into a bin. As `replacement` an order brings the same goods again, which the note pays for.',
  access: 'payments',
  input: z.object({
    invoice_id: id,
    lines: z
      .array(returnedLine, 'must be a list of lines')
      .min(1, 'must have at least one line')
      .max(maxLines, `must have at most ${maxLines} lines`),
    settle: settlement,
    ...{ reason: requiredText(300), reason_hi: optionalText(300) },
    idempotency_key: idempotencyKey,
  }),
  output: z.object({
    credit_note: creditNoteMade,
    /** That brings the replacement. */
    order_id: z.int().nullable(),
  }),
  refusals: [...noteRefusals, 'price-replaced', 'key-reused'],
  example: {
    input: {
      ...{ invoice_id: 12, settle: 'credit', reason: 'Two packs had expired.' },
      lines: [{ line_id: 40, units: 2, condition: 'expired', batch: 'B-117' }],
      idempotency_key: '6f1c…',
    },
    output: { credit_note: noteMadeExample, order_id: null },
  },
});

const bin = z.object({
  product_id: z.int(),
  ...{ sku: z.string(), product_name: z.string(), image_name: z.string() },
  condition: binCondition,
  units: count,
});

export type BinWire = z.output<typeof bin>;

const binExample: BinWire = {
  ...{ product_id: 12, sku: 'NIM-100', product_name: 'Neem Face Wash 100 ml', image_name: '' },
  ...{ condition: 'expired', units: 24 },
};

const binList = defineConsoleList({
  access: 'stock',
  filters: { condition: binCondition.optional(), product_id: id.optional() },
  cursor: z
    .string()
    .regex(/^\d{1,9} [a-z]{1,10}$/, 'must be where the page before ended')
    .optional(),
  rows: { bins: z.array(bin) },
});

export const listBins = binList.list(
  'Goods that came back and cannot be sold, by product and condition, until they are written off.',
  { input: {}, output: { bins: [binExample], next: null } },
);

export const countBins = binList.count({}, 3);

export const exportBins = binList.export('The same as a CSV file.', {});

export const writeOffBin = defineConsoleAction({
  summary: 'Takes goods that came back out of their bin: destroyed, or sent back to their maker.',
  access: 'stock',
  input: z.object({
    product_id: id,
    condition: binCondition,
    units: wholeNumber(1, maxStockUnits),
    /** What the person saw in it: where it holds something else by now, nothing is written off. */
    expected: wholeNumber(0, maxStockUnits).optional(),
    note: requiredText(200),
  }),
  output: z.object({ product_id: z.int(), condition: binCondition, units: count }),
  refusals: ['too-few', 'changed-elsewhere'],
  example: {
    input: { product_id: 12, condition: 'expired', units: 24, expected: 24, note: 'Destroyed' },
    output: { product_id: 12, condition: 'expired', units: 0 },
  },
});

const returnState = z.enum(returnStates, {
  error: 'must be asked, accepted, in-part or declined',
});

const asked = {
  ...{ id: z.int(), state: returnState, at: isoTime, customer_id: z.int(), firm_name: z.string() },
  ...{ order_id: z.int(), invoice_id: z.int(), invoice: z.string(), units: count },
  ...{ reason: z.string(), answer: z.string(), answer_hi: z.string() },
  ...{ photo: z.boolean(), credit_note: z.string() },
};

const askedReturn = z.object(asked);

export type AskedReturnWire = z.output<typeof askedReturn>;

const askedExample: AskedReturnWire = {
  ...{ id: 5, state: 'asked', at: '2026-10-08T06:30:00.000Z', customer_id: 1 },
  ...{ firm_name: 'Negi General Store', order_id: 31, invoice_id: 12 },
  ...{ invoice: 'INV/26-27/000012', units: 2, reason: 'Two packs had expired.', answer: '' },
  answer_hi: '',
  ...{ photo: true, credit_note: '' },
};

const returnFilters = { state: returnState.optional(), customer_id: id.optional() };

const returnList = defineConsoleList({
  access: 'payments',
  filters: returnFilters,
  cursor,
  rows: { returns: z.array(askedReturn) },
});

export const listReturns = returnList.list('Returns that customers asked for, newest first.', {
  input: { state: 'asked' },
  output: { returns: [askedExample], next: null },
});

export const countReturns = returnList.count({}, 3);

export const exportReturns = returnList.export(
  'All returns that the same filters find, as a CSV file.',
  {},
);

const askedLine = z.object({
  ...{ id: z.int(), line_id: z.int(), product_id: z.int(), sku: z.string() },
  ...{ product_name: z.string(), packaging: z.string(), set_qty: z.int() },
  /** What was asked for, and what of the invoice’s line has not come back. */
  ...{ units: count, left: count, condition: z.enum(goodsConditions), batch: z.string() },
  accepted: count.nullable(),
});

export type AskedLineWire = z.output<typeof askedLine>;

export const getReturn = defineConsoleAction({
  summary: 'A return that a customer asked for, with its lines.',
  access: 'payments',
  input: z.object({ id }),
  output: z.object({
    return: z.object({
      ...asked,
      lines: z.array(askedLine),
      credit_note_id: z.int().nullable(),
      decided_at: isoTime.nullable(),
      decided_by: z.string(),
    }),
  }),
  example: {
    input: { id: 5 },
    output: {
      return: {
        ...askedExample,
        lines: [
          {
            ...{ id: 9, line_id: 40, product_id: 12, sku: 'NIM-100' },
            ...{ product_name: 'Neem Face Wash 100 ml', packaging: 'Box of 12', set_qty: 12 },
            ...{ units: 2, left: 24, condition: 'expired', batch: '', accepted: null },
          },
        ],
        ...{ credit_note_id: null, decided_at: null, decided_by: '' },
      },
    },
  },
});

export const getReturnPhoto = defineConsoleFile({
  summary: 'The photograph that a customer sent with a return.',
  access: 'payments',
  input: z.object({ id }),
  file: ['image/webp'],
  example: { id: 5 },
});

export const decideReturn = defineConsoleAction({
  summary:
    'Takes back all, a part or none of what a customer asked for, and tells the customer. Lines left out are taken as they were asked; `answer` is needed where it is less than all.',
  access: 'payments',
  input: z.object({
    id,
    lines: z
      .array(
        z.object({
          id,
          units: wholeNumber(0, maxUnitsTyped),
          /** As the goods were found. */
          condition: z
            .enum(goodsConditions, { error: 'must be saleable, expired, broken or wrong' })
            .optional(),
        }),
        'must be a list of lines',
      )
      .max(maxLines, `must have at most ${maxLines} lines`)
      .default([]),
    settle: settlement.default('credit'),
    ...{ answer: optionalText(300), answer_hi: optionalText(300) },
  }),
  output: z.object({
    id: z.int(),
    state: returnState,
    credit_note: creditNoteMade.nullable(),
    order_id: z.int().nullable(),
  }),
  refusals: [...noteRefusals, 'decided-already', 'reason-missing'],
  example: {
    input: { id: 5, lines: [{ id: 9, units: 1 }], answer: 'One of the packs was fine.' },
    output: { id: 5, state: 'in-part', credit_note: noteMadeExample, order_id: null },
  },
});
