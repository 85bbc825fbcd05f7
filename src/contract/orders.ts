import { z } from 'zod';
import { noteMaxLength } from '#domain/limits.ts';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { idempotency_key } from './cart.ts';
import { defineAction } from './define.ts';
import {
  beyondSpec,
  count,
  flag,
  id,
  numberField,
  optionalText,
  paging,
  seenRupees,
  yes,
} from './fields.ts';
import { order, orderExample, totals } from './order.ts';
import { productCard } from './product.ts';

const seenTotals = {
  item_total: seenRupees,
  discount: seenRupees,
  coupon_discount: seenRupees,
  delivery_charges: seenRupees,
  express_delivery_charges: seenRupees,
  total_to_pay: seenRupees,
};

const ownRead = { auth: 'customer', effect: 'read' } as const;
const ownWrite = { auth: 'customer', effect: 'write' } as const;
const dropped = z.unknown().optional();
/** A cart of 500 lines with long names in Devanagari, as JSON text within JSON. */
const wholeCart = { maxBodyBytes: 512 * 1024 };

/** A list of statuses in one query parameter: 'active,accepted'. Empty means all. */
export const statusList = optionalText(100).transform((text, context) => {
  const names = text === '' ? [] : text.split(',');
  const known = orderStatuses.filter((status) => names.includes(status));
  if (known.length === new Set(names).size) return known;
  context.addIssue({
    code: 'custom',
    message: `must be any of ${orderStatuses.join(', ')}, with commas between them`.replaceAll(
      '_',
      ' ',
    ),
  });
  return z.NEVER;
});

export const insertOrder = defineAction({
  ...ownWrite,
  ...wholeCart,
  summary: 'Places the order for the cart as it stands; the same key places it once.',
  envelope: 'success',
  customerField: 'user_id',
  input: z.object({
    user_id: id,
    /** Without it every call is another order. Beyond the specification. */
    idempotency_key,
    paymentMethod: z.enum(['cod'], 'must be cash on delivery'),
    delivery_type: z.enum(['pickup', 'delivery'], 'must be chosen'),
    express_delivery: flag.default(false),
    note: optionalText(noteMaxLength),
    discount_code_applied: optionalText(40),
    ...seenTotals,
    cart_items: dropped,
    billing_info: dropped,
  }),
  output: z.object({ message: z.string(), order_id: beyondSpec(z.int()) }),
  refusals: [
    'totals-changed',
    'empty-cart',
    'not-for-sale',
    'too-little-stock',
    'over-limit',
    'below-minimum',
    'coupon-refused',
    'no-distance',
    'credit-limit',
    'key-reused',
  ],
  example: {
    input: {
      user_id: 1,
      idempotency_key: '6f1c…',
      paymentMethod: 'cod',
      delivery_type: 'pickup',
      total_to_pay: 1894,
    },
    output: { message: 'Your order has been placed successfully.', order_id: 31 },
  },
});

export const getOrderById = defineAction({
  ...ownRead,
  summary: 'One of one’s own orders.',
  envelope: 'success',
  input: z.object({
    id,
    /** Adds the products of the order as cards, for buying them again. */
    cards: yes,
  }),
  output: z.object({ order, products: z.array(productCard).optional() }),
  example: { input: { id: 31 }, output: { order: orderExample } },
});

export const getOrdersByUserId = defineAction({
  ...ownRead,
  summary: 'One’s own orders, newest first; by a part of the id, statuses and total if wanted.',
  envelope: 'status',
  customerField: 'user_id',
  input: z.object({
    user_id: id,
    order_id: optionalText(10),
    status: statusList,
    min_total: seenRupees,
    max_total: seenRupees,
    ...paging,
  }),
  output: z.object({ orders: z.array(order), total: beyondSpec(count) }),
  example: { input: { user_id: 1 }, output: { orders: [orderExample], total: 1 } },
});

export const cancelOrderById = defineAction({
  ...ownWrite,
  summary: 'Cancels an order that is not yet being prepared.',
  envelope: 'success',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
  refusals: ['too-late'],
  example: { input: { id: 31 }, output: { message: 'Your order has been cancelled.' } },
});

export const updateOrderQtyEditDelivery = defineAction({
  ...ownWrite,
  ...wholeCart,
  summary: 'Changes the packs of an order that is not yet being prepared.',
  envelope: 'success',
  input: z.object({
    id,
    version: id.optional(),
    updatedCart: z
      .array(
        z.looseObject({
          id,
          variant_qty: numberField(/^\d{1,6}$/, {
            message: 'must be a whole number of packs',
            problem: { reason: 'no-packs' },
          }),
        }),
        { error: 'must be a list of order lines' },
      )
      .min(1)
      .max(500),
    updatedStockMap: dropped,
  }),
  output: z.object({ message: z.string(), totals: beyondSpec(z.object(totals)) }),
  refusals: [
    'too-late',
    'changed-elsewhere',
    'not-for-sale',
    'too-little-stock',
    'over-limit',
    'below-minimum',
    'coupon-refused',
    'all-zero',
    'below-paid',
    'credit-limit',
  ],
  example: {
    input: { id: 31, updatedCart: [{ id: 77, variant_qty: 3 }] },
    output: {
      message: 'Order updated!',
      totals: {
        item_total: 4320,
        discount: 1404,
        coupon_discount: 50,
        delivery_charges: 0,
        express_delivery_charges: 0,
        total_to_pay: 2866,
      },
    },
  },
});
