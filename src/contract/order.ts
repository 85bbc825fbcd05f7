import { z } from 'zod';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { beyondSpec, count, hindiName, isoTime, rupees, variant } from './fields.ts';
import { orderInvoice } from './invoice.ts';

/** What an order comes to, in rupees. */
export const totals = {
  item_total: rupees,
  discount: rupees,
  coupon_discount: rupees,
  delivery_charges: rupees,
  express_delivery_charges: rupees,
  total_to_pay: rupees,
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
  /** Id of the order line. */
  id: z.int(),
  product_id: z.int(),
  slug: beyondSpec(z.string()),
  sku: beyondSpec(z.string()),
  product_name: z.string(),
  /** As the product is called today. */
  product_name_hi: hindiName,
  image_name: z.string(),
  mrp: rupees,
  selling_price: rupees,
  variant,
  /** Packs that come; may be 0 after an edit, and is less than was ordered where packs are missing. */
  variant_qty: count,
  /** Packs that were ordered and are missing, and why: 'not-there', 'damaged', 'expired' or the shop's own words. */
  missing: beyondSpec(count),
  missing_reason: beyondSpec(z.string()),
  missing_reason_hi: z.string().optional(),
  set_qty: z.int(),
  /** The pack's name, such as "Box of 12". Beyond the specification. */
  packaging: z.string().optional(),
  /** Units. */
  qty: count,
});

/** One element of the list that `cart_items` holds as JSON text. */
export type OrderItemWire = z.output<typeof orderItem>;

export const order = z.object({
  id: z.int(),
  status: z.enum(orderStatuses),
  /** JSON text, as the contract has it. */
  billing_info: z.string(),
  cart_items: z.string(),
  delivery_type: z.enum(['pickup', 'delivery']),
  express_delivery: beyondSpec(z.boolean()),
  payment_method: z.enum(['cod']),
  note: z.string(),
  ...totals,
  discount_code_applied: z.string(),
  /** What has been paid of it, what is still to be paid, and what the shop is to give back. */
  paid: beyondSpec(rupees),
  due: beyondSpec(rupees),
  /** Taken off by credit notes, or paid by the one whose goods it replaces. */
  credited: beyondSpec(rupees),
  to_refund: beyondSpec(rupees),
  /** Its invoice, once it has left the shop; null before. */
  invoice: beyondSpec(orderInvoice),
  created_at: isoTime,
  version: beyondSpec(z.int()),
  /** When it could not be delivered, and why. */
  attempts: beyondSpec(
    z.array(z.object({ at: isoTime, reason: z.string(), reason_hi: z.string().optional() })),
  ),
  events: beyondSpec(
    z.array(
      z.object({
        status: z.enum(orderStatuses),
        at: isoTime,
        /** Why the shop cancelled it. */
        reason: z.string().optional(),
        reason_hi: z.string().optional(),
      }),
    ),
  ),
});

export type OrderWire = z.output<typeof order>;

export const orderExample: OrderWire = {
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
  paid: 0,
  due: 1894,
  credited: 0,
  to_refund: 0,
  invoice: null,
  created_at: '2026-10-02T09:30:00.000Z',
  version: 1,
  attempts: [],
  events: [{ status: 'active', at: '2026-10-02T09:30:00.000Z' }],
};
