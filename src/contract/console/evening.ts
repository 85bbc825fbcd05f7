import { z } from 'zod';
import { id, optionalText, rupees } from '#contract/fields.ts';
import { maxReceiptsAtOnce } from '#domain/limits.ts';
import { defineConsoleAction } from './define.ts';
import { day, idempotencyKey } from './fields.ts';
import { paymentMethod } from './order.ts';
import { positiveAmount } from './receipts.ts';

const row = z.object({
  customer_id: id,
  amount: positiveAmount,
  method: paymentMethod,
  ...{ reference: optionalText(100), bank: optionalText(100) },
  cheque_date: day.optional(),
  /** Of this row: a second try after a lost answer keeps it once. */
  idempotency_key: idempotencyKey,
});

export const recordReceipts = defineConsoleAction({
  summary:
    'Keeps money of several customers, an evening’s, as so many receipts: all of them, or none where a row is refused. Each pays what is oldest due.',
  access: 'payments',
  input: z.object({
    rows: z
      .array(row, 'must be a list of receipts')
      .min(1, 'must have at least one row')
      .max(maxReceiptsAtOnce, `must have at most ${maxReceiptsAtOnce} rows`),
  }),
  output: z.object({
    receipts: z.array(
      z.object({
        ...{ id: z.int(), number: z.string(), customer_id: z.int(), amount: rupees },
        advance: rupees,
      }),
    ),
    total: rupees,
  }),
  /** `row`: which one, from 0. */
  refusals: [
    ...(['more-than-due', 'more-than-paid', 'reason-missing', 'nothing'] as const),
    ...(['key-reused', 'series-full'] as const),
  ],
  example: {
    input: {
      rows: [{ customer_id: 1, amount: 5000, method: 'cash', idempotency_key: '6f1f…' }],
    },
    output: {
      receipts: [
        { id: 7, number: 'RCT/26-27/000007', customer_id: 1, amount: 5000, advance: 1106 },
      ],
      total: 5000,
    },
  },
});
