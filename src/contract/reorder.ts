import { z } from 'zod';
import { maxLinesAtOnce, maxPacksPerLine } from '#domain/limits.ts';
import { idempotency_key } from './cart.ts';
import { defineAction } from './define.ts';
import { count, id, isoTime, rupees, seenRupees, variant, wholeNumber } from './fields.ts';
import { cardExample, productCard } from './product.ts';

/** Why a line was not added; the others are. */
export const lineRefusals = [
  'not-found',
  'no-such-pack',
  'not-for-sale',
  'over-limit',
  'too-little-stock',
  'cart-full',
  'changed-elsewhere',
  'key-reused',
] as const;

export const addManyToCart = defineAction({
  auth: 'customer',
  effect: 'write',
  summary: `Adds the packs of up to ${maxLinesAtOnce} lines to the cart in one transaction, or with \`mode\` 'set' makes the cart hold that many. Each line goes in whole, or stays out with its reason.`,
  envelope: 'status',
  customerField: 'user_id',
  isList: true,
  input: z.object({
    user_id: id,
    mode: z.enum(['add', 'set']).default('add'),
    lines: z
      .array(
        z.object({
          product_id: id,
          type: variant,
          /** The size of that pack, to say which one is meant. */
          set_qty: id,
          packs: wholeNumber(1, maxPacksPerLine),
          selling_price: seenRupees,
          /** As for `addToCart`, which may send the same one later; with `mode` 'add'. */
          idempotency_key,
        }),
        { error: 'must be a list of lines' },
      )
      .min(1, 'must have at least one line')
      .max(maxLinesAtOnce, `must have at most ${maxLinesAtOnce} lines`),
  }),
  output: z.object({
    message: z.string(),
    /** In the order of the lines given. */
    lines: z.array(
      z.object({
        product_id: z.int(),
        type: variant,
        /** Packs that the cart holds more than before; fewer than 0 where `set` took some. */
        added: z.int(),
        code: z.enum(lineRefusals).optional(),
        message: z.string().optional(),
      }),
    ),
    /** Lines of the cart now. */
    count,
  }),
  example: {
    input: {
      user_id: 1,
      lines: [
        { product_id: 12, type: 'variant2', set_qty: 12, packs: 2, selling_price: 81 },
        { product_id: 15, type: 'variant1', set_qty: 6, packs: 1 },
      ],
    },
    output: {
      message: '1 of 2 lines added.',
      lines: [
        { product_id: 12, type: 'variant2', added: 2 },
        {
          product_id: 15,
          type: 'variant1',
          added: 0,
          code: 'too-little-stock',
          message: 'Only 3 unit(s) left.',
        },
      ],
      count: 4,
    },
  },
});

export type AddedLineWire = z.output<typeof addManyToCart.output>['lines'][number];

const usualLine = z.object({
  /** As the shop offers it today. */
  product: productCard,
  /** What was ordered last: the pack, how many, and at which price per unit. */
  variant,
  set_qty: z.int(),
  packaging: z.string(),
  variant_qty: count,
  last_price: rupees,
  last_ordered_at: isoTime,
  /** In how many of the last orders it was. */
  times_ordered: count,
});

export type UsualLineWire = z.output<typeof usualLine>;

export const getBuyAgain = defineAction({
  auth: 'customer',
  effect: 'read',
  summary:
    'What the customer buys, of the last 100 orders, as far as the shop still sells it: most often bought first, then by date.',
  envelope: 'status',
  customerField: 'user_id',
  input: z.object({ user_id: id, limit: wholeNumber(1, maxLinesAtOnce).optional() }),
  output: z.object({ products: z.array(usualLine) }),
  example: {
    input: { user_id: 1 },
    output: {
      products: [
        {
          product: cardExample,
          variant: 'variant2',
          set_qty: 12,
          packaging: 'Box of 12',
          variant_qty: 2,
          last_price: 79,
          last_ordered_at: '2026-10-02T09:30:00.000Z',
          times_ordered: 5,
        },
      ],
    },
  },
});
