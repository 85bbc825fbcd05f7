import { z } from 'zod';
import { credit } from '#contract/credit.ts';
import {
  count,
  id,
  isoTime,
  numberField,
  optionalText,
  requiredText,
  rupees,
  seenRupees,
} from '#contract/fields.ts';
import { totals } from '#contract/order.ts';
import { maxLines, noteMaxLength } from '#domain/limits.ts';
import { defineConsoleAction } from './define.ts';
import { idempotencyKey } from './fields.ts';

/** Packs as an operator types them, before they have a price. */
export const typedLines = z
  .array(
    z.object({
      product_id: id,
      slot: numberField(/^[123]$/, 'must be 1, 2 or 3'),
      packs: numberField(/^[1-9]\d{0,4}$/, 'must be a whole number of packs'),
    }),
    { error: 'must be a list of lines' },
  )
  .min(1, 'must have at least one line')
  .max(maxLines);

/** What was ordered on the phone. */
const spoken = {
  customer_id: id,
  lines: typedLines,
  delivery_type: z.enum(['pickup', 'delivery'], 'must be chosen'),
  express_delivery: z.boolean('must be true or false').default(false),
  coupon: optionalText(40),
};

const spokenExample = {
  customer_id: 1,
  lines: [{ product_id: 12, slot: 2, packs: 2 }],
  delivery_type: 'pickup' as const,
};

const pack = z.object({
  slot: z.int(),
  set_qty: z.int(),
  packaging: z.string(),
  mrp: rupees,
  selling_price: rupees,
});

const foundProduct = z.object({
  product_id: z.int(),
  sku: z.string(),
  product_name: z.string(),
  image_name: z.string(),
  stock: z.int(),
  packs: z.array(pack),
  /** What this customer last took of it, and paid for a unit; null without a customer. */
  last: z
    .object({
      order_id: z.int(),
      at: isoTime,
      slot: z.int(),
      set_qty: z.int(),
      variant_qty: count,
      selling_price: rupees,
    })
    .nullable(),
});

export type FoundProductWire = z.output<typeof foundProduct>;

export const findProductsFor = defineConsoleAction({
  summary:
    'The products for sale that a SKU or words find, best first, with what this customer last took and paid.',
  access: 'change-orders',
  input: z.object({ customer_id: id.optional(), q: requiredText(100) }),
  output: z.object({ products: z.array(foundProduct) }),
  example: {
    input: { customer_id: 1, q: 'neem face' },
    output: {
      products: [
        {
          ...{ product_id: 12, sku: 'SKN-0012', product_name: 'Neem Face Wash 100 ml' },
          ...{ image_name: 'neem-face-wash.webp', stock: 240 },
          packs: [{ slot: 1, set_qty: 12, packaging: 'Box of 12', mrp: 120, selling_price: 81 }],
          last: {
            ...{ order_id: 31, at: '2026-10-02T09:30:00.000Z', slot: 1 },
            ...{ set_qty: 12, variant_qty: 2, selling_price: 80.5 },
          },
        },
      ],
    },
  },
});

const problem = z.object({ code: z.string(), message: z.string() });

export const previewOrderFor = defineConsoleAction({
  summary:
    'What an order for a customer would come to and what keeps it from being placed, by the rules of placing; changes nothing.',
  access: 'change-orders',
  input: z.object(spoken),
  output: z.object({
    totals: z.object(totals),
    /** null: no credit was agreed with the customer. */
    credit: credit.nullable(),
    /** Of the whole order: minimum, coupon, credit. */
    problems: z.array(problem),
    lines: z.array(
      z.object({
        product_id: z.int(),
        slot: z.int(),
        /** Today's; null where it is not for sale any more. */
        selling_price: rupees.nullable(),
        stock: z.int(),
        problem: problem.nullable(),
      }),
    ),
  }),
  refusals: ['blocked'],
  example: {
    input: spokenExample,
    output: {
      totals: {
        ...{ item_total: 2880, discount: 936, coupon_discount: 0 },
        ...{ delivery_charges: 0, express_delivery_charges: 0, total_to_pay: 1944 },
      },
      credit: null,
      problems: [],
      lines: [{ product_id: 12, slot: 2, selling_price: 81, stock: 240, problem: null }],
    },
  },
});

export type PreviewWire = z.output<typeof previewOrderFor.output>;

export const placeOrderFor = defineConsoleAction({
  summary:
    'Places an order for a customer on the phone, by the same rules and totals as the shop’s own checkout; the cart stays as it is. The same key places it once.',
  access: 'change-orders',
  input: z.object({
    ...spoken,
    note: optionalText(noteMaxLength),
    total_to_pay: seenRupees,
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ order_id: z.int(), total_to_pay: rupees }),
  refusals: [
    ...(['totals-changed', 'empty-cart', 'too-little-stock', 'over-limit'] as const),
    ...(['below-minimum', 'coupon-refused', 'key-reused', 'not-for-sale', 'blocked'] as const),
    ...(['no-distance', 'credit-limit'] as const),
  ],
  example: {
    input: { ...spokenExample, idempotency_key: '6f1c…' },
    output: { order_id: 31, total_to_pay: 1894 },
  },
});
