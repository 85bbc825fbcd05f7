import { z } from 'zod';
import { count, id, isoDay, optionalText, rupees, wholeNumber } from '#contract/fields.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { maxReceiptsAtOnce } from '#domain/limits.ts';
import { defineConsoleAction } from './define.ts';
import { day } from './fields.ts';
import { positiveAmount } from './receipts.ts';

const column = wholeNumber(0, 49);

/** Which column says what, from 0. */
const columns = z.object({
  ...{ date: z.int(), text: z.int(), credit: z.int() },
  ...{ reference: z.int().nullable(), direction: z.int().nullable() },
});

const guess = z.object({
  ...{ customer_id: z.int(), firm_name: z.string(), balance: rupees },
  /** By what the line names: an order, a paper, a mobile, the firm, or only what is due. */
  why: z.enum(['order', 'paper', 'mobile', 'name', 'amount', 'bill']),
});

const line = z.object({
  row: z.int(),
  ...{ date: isoDay, text: z.string(), reference: z.string(), amount: rupees, nth: z.int() },
  /** `known`: booked before; `cheque`: one that is held here or at the bank. */
  state: z.enum(['known', 'cheque', 'sure', 'guess', 'none']),
  method: z.enum(['upi', 'bank']),
  guesses: z.array(guess),
  /** Of a known line its receipt, of a cheque its own. */
  receipt: z.object({ id: z.int(), number: z.string(), firm_name: z.string() }).nullable(),
});

export type BankLineWire = z.output<typeof line>;
export type BankGuessWire = z.output<typeof guess>;

export const checkBankFile = defineConsoleAction({
  summary:
    'Reads what came in from a bank’s statement (CSV or XLSX) and says who may have paid each line. Books nothing. multipart/form-data. Columns are found by their names, or named once and remembered.',
  access: 'payments',
  takesFile: true,
  maxBodyBytes: uploadLimits.checkBankFile.bytes + 16 * 1024,
  tooLarge: uploadLimits.checkBankFile.text,
  input: z.object({
    file: z.instanceof(Uint8Array, { error: 'must be a file' }),
    name: optionalText(200),
    ...{ date: column.optional(), text: column.optional(), credit: column.optional() },
    ...{ reference: column.optional(), direction: column.optional() },
  }),
  output: z.object({
    /** The names of the columns, and some rows below them. */
    head: z.array(z.string()),
    sample: z.array(z.array(z.string())),
    /** null: their names do not tell; they have to be named. */
    columns: columns.nullable(),
    lines: z.array(line),
    /** Credits beyond those that are shown. */
    left_out: count,
  }),
  refusals: ['unreadable-file'],
  example: {
    input: { file: new Uint8Array(), name: 'october.csv' },
    output: {
      head: ['Date', 'Narration', 'Credit'],
      sample: [['04/10/2026', 'UPI/462718829911/NEGI GENERAL', '1,894.00']],
      columns: { date: 0, text: 1, credit: 2, reference: null, direction: null },
      lines: [
        {
          ...{ row: 2, date: '2026-10-04', text: 'UPI/462718829911/NEGI GENERAL', reference: '' },
          ...{ amount: 1894, nth: 1, state: 'sure', method: 'upi', receipt: null },
          guesses: [
            { customer_id: 1, firm_name: 'Negi General Store', balance: 1894, why: 'name' },
          ],
        },
      ],
      left_out: 0,
    },
  },
});

export const bookBankLines = defineConsoleAction({
  summary:
    'Books lines of a bank’s statement as receipts, or as cheques that the bank has paid: all of them, or none where one is refused. A line that was booked before stays booked once.',
  access: 'payments',
  input: z.object({
    lines: z
      .array(
        z
          .object({
            ...{ date: day, text: optionalText(500), reference: optionalText(100) },
            ...{ amount: positiveAmount, nth: wholeNumber(1, 10_000) },
            customer_id: id.optional(),
            /** Of a cheque. */
            receipt_id: id.optional(),
            method: z.enum(['upi', 'bank'], 'must be upi or bank'),
          })
          .refine(
            (one) => (one.customer_id === undefined) !== (one.receipt_id === undefined),
            'must name a customer or a cheque',
          ),
        'must be a list of lines',
      )
      .min(1, 'must have at least one line')
      .max(maxReceiptsAtOnce, `must have at most ${maxReceiptsAtOnce} lines`),
  }),
  output: z.object({
    ...{ booked: count, cleared: count, known: count },
    total: rupees,
  }),
  /** `row`: which one, from 0. */
  refusals: [
    ...(['more-than-due', 'more-than-paid', 'reason-missing', 'nothing'] as const),
    ...(['key-reused', 'series-full', 'wrong-state'] as const),
  ],
  example: {
    input: {
      lines: [
        {
          ...{ date: '2026-10-04', text: 'UPI/462718829911/NEGI GENERAL', amount: 1894, nth: 1 },
          ...{ customer_id: 1, method: 'upi' },
        },
      ],
    },
    output: { booked: 1, cleared: 0, known: 0, total: 1894 },
  },
});
