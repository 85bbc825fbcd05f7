import { z } from 'zod';
import { goodsConditions } from '#domain/invoices/credit-value.ts';
import { maxLines, maxUnitsTyped } from '#domain/limits.ts';
import { returnStates } from '#domain/returns/return-state.ts';
import { maxPhotoBytes } from '#domain/returns/return-window.ts';
import { defineAction } from './define.ts';
import {
  count,
  hindiName,
  id,
  isoDay,
  isoTime,
  optionalText,
  requiredText,
  rupees,
  wholeNumber,
} from './fields.ts';

const condition = z.enum(goodsConditions, { error: 'must be saleable, expired, broken or wrong' });

const returnable = z.object({
  /** Of the invoice. */
  line_id: z.int(),
  ...{ product_id: z.int(), product_name: z.string(), product_name_hi: hindiName },
  ...{ image_name: z.string(), packaging: z.string(), set_qty: z.int() },
  /** What was invoiced, and what of it has not come back. */
  ...{ units: count, left: count },
});

const askedLine = z.object({
  ...{ line_id: z.int(), product_name: z.string(), product_name_hi: hindiName },
  ...{ units: count, condition, batch: z.string() },
  /** How many were taken back; null: not decided. */
  accepted: count.nullable(),
});

const note = {
  ...{ id: z.int(), number: z.string(), date: isoDay, total: rupees },
  /** The order that brings other goods in their place. */
  order_id: z.int().nullable(),
};

const askedReturn = z.object({
  ...{ id: z.int(), state: z.enum(returnStates), at: isoTime, reason: z.string() },
  /** What the shop says to it. */
  ...{ answer: z.string(), answer_hi: z.string().optional() },
  lines: z.array(askedLine),
  photo: z.boolean(),
  credit_note: z.object(note).nullable(),
});

export type ReturnWire = z.output<typeof askedReturn>;
export type ReturnableWire = z.output<typeof returnable>;

const neem = { product_name: 'Neem Face Wash 100 ml', product_name_hi: '' };

const returnExample: ReturnWire = {
  ...{ id: 5, state: 'in-part', at: '2026-10-08T06:30:00.000Z', reason: 'Two packs had expired.' },
  answer: 'One of the packs was fine.',
  lines: [{ line_id: 40, ...neem, units: 2, condition: 'expired', batch: '', accepted: 1 }],
  photo: true,
  credit_note: {
    ...{ id: 3, number: 'CRN/26-27/000003', date: '2026-10-09', total: 78.92, order_id: null },
  },
};

export const getReturnsByOrder = defineAction({
  auth: 'customer',
  effect: 'read',
  summary:
    'What can come back of one of one’s own orders and until when, the returns that were asked for, and its credit notes. Beyond the specification.',
  envelope: 'status',
  input: z.object({ id }),
  output: z.object({
    invoice_id: z.int().nullable(),
    /** null: nothing can be asked for. */
    until: isoTime.nullable(),
    lines: z.array(returnable),
    /** Newest first. */
    returns: z.array(askedReturn),
    credit_notes: z.array(z.object(note)),
  }),
  example: {
    input: { id: 31 },
    output: {
      ...{ invoice_id: 12, until: '2026-10-19T06:30:00.000Z' },
      lines: [
        {
          ...{ line_id: 40, product_id: 12, ...neem, image_name: 'neem.webp' },
          ...{ packaging: 'Box of 12', set_qty: 12, units: 24, left: 23 },
        },
      ],
      ...{ returns: [returnExample], credit_notes: [] },
    },
  },
});

const base64Length = Math.ceil(maxPhotoBytes / 3) * 4;

export const requestReturn = defineAction({
  auth: 'customer',
  effect: 'write',
  summary:
    'Asks the shop to take goods of one invoice back, with a photograph where there is one. Beyond the specification.',
  envelope: 'status',
  oneAtATime: true,
  maxBodyBytes: base64Length + 64 * 1024,
  input: z.object({
    invoice_id: id,
    lines: z
      .array(
        z.object({
          ...{ line_id: id, condition, batch: optionalText(40) },
          units: wholeNumber(1, maxUnitsTyped),
        }),
        'must be a list of lines',
      )
      .min(1, 'must have at least one line')
      .max(maxLines, `must have at most ${maxLines} lines`),
    reason: requiredText(300),
    /** In Base64: JPEG, PNG, WebP or AVIF. */
    photo: z.base64('must be a file').max(base64Length, 'must be at most 320 KB').optional(),
    idempotency_key: requiredText(100),
  }),
  output: z.object({ return_id: z.int() }),
  refusals: [
    ...(['returns-closed', 'more-than-invoiced', 'return-open', 'too-many-returns'] as const),
    ...(['key-reused', 'not-a-picture', 'picture-too-large', 'broken-picture'] as const),
  ],
  example: {
    input: {
      ...{ invoice_id: 12, reason: 'Two packs had expired.', idempotency_key: '6f1c…' },
      lines: [{ line_id: 40, units: 2, condition: 'expired' }],
    },
    output: { return_id: 5 },
  },
});
