import { z } from 'zod';
import { noteMaxLength } from '#domain/limits.ts';
import { orderStatuses } from '#domain/order-status.ts';
import { defineAction } from './define.ts';
import {
  count,
  id,
  isoTime,
  numberField,
  optionalText,
  paging,
  requiredText,
  rupees,
  seenRupees,
  variant,
} from './fields.ts';

const totals = {
  item_total: rupees,
  discount: rupees,
  coupon_discount: rupees,
  delivery_charges: rupees,
  express_delivery_charges: rupees,
  total_to_pay: rupees,
};

const seenTotals = {
  item_total: seenRupees,
  discount: seenRupees,
  coupon_discount: seenRupees,
  delivery_charges: seenRupees,
  express_delivery_charges: seenRupees,
  total_to_pay: seenRupees,
};

const billingInfo = z.object({
  firmName: z.string(),
  ownerName: z.string(),
  address: z.string(),
  distance: z.number(),
  phone: z.string(),
  email: z.string(),
  ssiNo: z.string(),
  foodLicenseNo: z.string(),
  dlNumber: z.string(),
  gst: z.string(),
  shop_no: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  google: z.string(),
  route: z.string(),
});

/** What `billing_info` holds as JSON text. */
export type BillingInfoWire = z.output<typeof billingInfo>;

const orderItem = z.object({
  /** Of the order's line. */
  id: z.int(),
  product_id: z.int(),
  slug: z.string(),
  sku: z.string(),
  product_name: z.string(),
  image_name: z.string(),
  mrp: rupees,
  selling_price: rupees,
  variant,
  /** Packs; may be 0 after an edit. */
  variant_qty: count,
  set_qty: z.int(),
  /** Units. */
  qty: count,
});

/** What `cart_items` holds as JSON text, in a list. */
export type OrderItemWire = z.output<typeof orderItem>;

const order = z.object({
  id: z.int(),
  status: z.enum(orderStatuses),
  /** JSON text, as the contract has it. */
  billing_info: z.string(),
  cart_items: z.string(),
  delivery_type: z.enum(['pickup', 'delivery']),
  express_delivery: z.boolean(),
  payment_method: z.enum(['cod']),
  note: z.string(),
  ...totals,
  discount_code_applied: z.string(),
  created_at: isoTime,
  version: z.int(),
  events: z.array(z.object({ status: z.enum(orderStatuses), at: isoTime })),
});

export type OrderWire = z.output<typeof order>;

const orderExample: OrderWire = {
  id: 31,
  status: 'active',
  billing_info: '{"firmName":"Negi General Store"}',
  cart_items: '[{"product_id":12,"variant":"variant2","variant_qty":2,"set_qty":12}]',
  delivery_type: 'pickup',
  express_delivery: false,
  payment_method: 'cod',
  note: '',
  item_total: 2880,
  discount: 936,
  coupon_discount: 50,
  delivery_charges: 0,
  express_delivery_charges: 0,
  total_to_pay: 1894,
  discount_code_applied: 'SAVE50',
  created_at: '2026-10-02T09:30:00.000Z',
  version: 1,
  events: [{ status: 'active', at: '2026-10-02T09:30:00.000Z' }],
};

const ownRead = { auth: 'customer', effect: 'read', refusals: [] } as const;
const ownWrite = { auth: 'customer', effect: 'write' } as const;
const dropped = z.unknown().optional();
const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  {
    error: 'must be true or false',
  },
);

/** 'active,accepted' as a query has it; none means all. */
const statusList = optionalText(100).transform((text, context) => {
  const names = text === '' ? [] : text.split(',');
  const known = orderStatuses.filter((status) => names.includes(status));
  if (known.length === new Set(names).size) return known;
  context.addIssue({ code: 'custom', message: `must be of ${orderStatuses.join(', ')}` });
  return z.NEVER;
});

export const insertOrder = defineAction('insertOrder', {
  ...ownWrite,
  summary: 'Places the order for the cart as it stands; the same key places it once.',
  envelope: 'success',
  input: z.object({
    user_id: id,
    idempotency_key: requiredText(100),
    paymentMethod: z.enum(['cod'], { error: "must be 'cod'" }),
    delivery_type: z.enum(['pickup', 'delivery'], { error: "must be 'pickup' or 'delivery'" }),
    express_delivery: flag.default(false),
    note: optionalText(noteMaxLength),
    discount_code_applied: optionalText(40),
    ...seenTotals,
    cart_items: dropped,
    billing_info: dropped,
  }),
  output: z.object({ message: z.string(), order_id: z.int() }),
  refusals: [
    'totals-changed',
    'empty-cart',
    'too-little-stock',
    'over-limit',
    'below-minimum',
    'coupon-refused',
    'not-for-sale',
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

export const getOrderById = defineAction('getOrderById', {
  ...ownRead,
  summary: 'One of one’s own orders.',
  envelope: 'success',
  input: z.object({ id }),
  output: z.object({ order }),
  example: { input: { id: 31 }, output: { order: orderExample } },
});

export const getOrdersByUserId = defineAction('getOrdersByUserId', {
  ...ownRead,
  summary: 'One’s own orders, newest first; by a part of the id, statuses and total if wanted.',
  envelope: 'status',
  input: z.object({
    user_id: id,
    order_id: optionalText(10),
    status: statusList,
    min_total: seenRupees,
    max_total: seenRupees,
    ...paging,
  }),
  output: z.object({ orders: z.array(order), total: count }),
  example: { input: { user_id: 1 }, output: { orders: [orderExample], total: 1 } },
});

export const cancelOrderById = defineAction('cancelOrderById', {
  ...ownWrite,
  summary: 'Cancels an order that is not yet being prepared.',
  envelope: 'success',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
  refusals: ['too-late'],
  example: { input: { id: 31 }, output: { message: 'Your order has been cancelled.' } },
});

export const updateOrderQtyEditDelivery = defineAction('updateOrderQtyEditDelivery', {
  ...ownWrite,
  summary: 'Changes the packs of an order that is not yet being prepared.',
  envelope: 'success',
  input: z.object({
    id,
    version: id.optional(),
    updatedCart: z
      .array(
        z.looseObject({
          id,
          variant_qty: numberField(/^\d{1,6}$/, 'must be a whole number of packs'),
        }),
        { error: 'must be a list of order lines' },
      )
      .min(1)
      .max(500),
    updatedStockMap: dropped,
  }),
  output: z.object({ message: z.string(), totals: z.object(totals) }),
  refusals: [
    'too-late',
    'changed-elsewhere',
    'too-little-stock',
    'over-limit',
    'below-minimum',
    'coupon-refused',
    'all-zero',
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
