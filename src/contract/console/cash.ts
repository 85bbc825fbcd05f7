import { z } from 'zod';
import {
  count,
  id,
  isoTime,
  noInput,
  optionalText,
  rupees,
  rupeesField,
} from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';
import { idempotencyKey } from './fields.ts';

const handover = z.object({
  ...{ id: z.int(), at: isoTime },
  /** Whose cash it was, and who took it. */
  ...{ operator_id: z.int(), operator: z.string(), taken_by: z.string() },
  ...{ expected: rupees, counted: rupees, note: z.string() },
});

export type HandoverWire = z.output<typeof handover>;

const handoverExample: HandoverWire = {
  ...{ id: 3, at: '2026-10-04T13:30:00.000Z', operator_id: 2, operator: 'Ravi Kumar' },
  ...{ taken_by: 'Asha Negi', expected: 4250, counted: 4200, note: 'One note was torn' },
};

const holder = z.object({
  ...{ operator_id: z.int(), operator: z.string() },
  /** What they have taken and been handed, less what they gave back and handed on. */
  cash: rupees,
  /** Receipts of theirs, and handovers to them. */
  ...{ receipts: count, handovers: count },
  /** The first of them; null: they hold nothing. */
  since: isoTime.nullable(),
});

export type CashHolderWire = z.output<typeof holder>;

const holderExample: CashHolderWire = {
  ...{ operator_id: 2, operator: 'Ravi Kumar', cash: 4250, receipts: 6, handovers: 0 },
  since: '2026-10-04T04:10:00.000Z',
};

export const getCashInHand = defineConsoleAction({
  summary: 'The cash that each person holds since it was last handed over, and the last handovers.',
  access: 'payments',
  input: noInput,
  output: z.object({ holders: z.array(holder), handovers: z.array(handover) }),
  example: { input: {}, output: { holders: [holderExample], handovers: [handoverExample] } },
});

export const getMyCash = defineConsoleAction({
  summary: 'The cash that one holds oneself, what it is made of, and one’s own last handovers.',
  access: 'take-payments',
  input: noInput,
  output: z.object({
    mine: holder,
    entries: z.array(
      z.object({
        at: isoTime,
        /** null: handed over by somebody. */
        receipt_id: z.int().nullable(),
        /** The firm, or who handed it over. */
        from: z.string(),
        number: z.string(),
        amount: rupees,
      }),
    ),
    handovers: z.array(handover),
  }),
  example: {
    input: {},
    output: {
      mine: holderExample,
      entries: [
        {
          ...{ at: '2026-10-04T04:10:00.000Z', receipt_id: 7, from: 'Negi General Store' },
          ...{ number: 'RCT/26-27/000007', amount: 4250 },
        },
      ],
      handovers: [handoverExample],
    },
  },
});

export const handOverCash = defineConsoleAction({
  summary:
    'Takes the cash that a person holds, as it was counted. What is missing or too much is noted, by person. The same key counts once.',
  access: 'payments',
  input: z.object({
    /** Whose cash it is; whoever calls takes it. */
    operator_id: id,
    counted: rupeesField(9, {
      message: 'must be an amount in rupees',
      problem: { reason: 'no-amount' },
    }),
    /** What the person saw on the screen: refused where more was taken meanwhile. */
    expected: z.number('must be an amount in rupees').optional(),
    note: optionalText(300),
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ handover }),
  refusals: ['own-cash', 'nothing', 'changed-elsewhere', 'key-reused'],
  example: {
    input: { operator_id: 2, counted: 4200, note: 'One note was torn', idempotency_key: '6f1e…' },
    output: { handover: handoverExample },
  },
});
