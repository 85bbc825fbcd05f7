import { z } from 'zod';
import { count, isoTime, rupees, variant } from '#contract/fields.ts';
import { orderInvoice } from '#contract/invoice.ts';
import { actorKinds } from '#domain/actor.ts';
import { orderEventKinds, orderStatuses } from '#domain/orders/order-status.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { mend } from './mend.ts';

export const status = z.enum(orderStatuses);
export const paymentMethod = z.enum(paymentMethods, {
  error: 'must be cash, UPI, cheque or bank',
});

/** Amounts are for roles that may see prices. */
const money = {
  ...{ total_to_pay: rupees, paid: rupees, due: rupees, to_refund: rupees },
  /** Taken off by credit notes, or paid by the one whose goods it replaces. */
  credited: rupees,
  /** By how much it was over the customer's credit when it was placed, 0 with only a bill past due; null: neither. */
  over_credit: rupees.nullable(),
};

export const orderMoneyFields: readonly string[] = Object.keys(money);

/** An order in a list. */
export const orderRow = z.object({
  id: z.int(),
  status,
  created_at: isoTime,
  customer_id: z.int(),
  firm_name: z.string(),
  city: z.string(),
  route: z.string(),
  phone: z.string(),
  delivery_type: z.enum(['pickup', 'delivery']),
  express_delivery: z.boolean(),
  line_count: count,
  note: z.string(),
  ...z.object(money).partial().shape,
});

export type OrderRowWire = z.output<typeof orderRow>;

const line = z.object({
  id: z.int(),
  product_id: z.int(),
  sku: z.string(),
  product_name: z.string(),
  image_name: z.string(),
  variant,
  set_qty: z.int(),
  packaging: z.string(),
  /** Packs as they were ordered. */
  variant_qty: count,
  /** Those that are sent and paid for. */
  picked: count,
  /** Why the others are missing: 'not-there', 'damaged', 'expired' or words of the shop's own; '': none are. */
  missing_reason: z.string(),
  /** Units that are sent. */
  qty: count,
  /** Units of the product that are left in the shop. */
  stock: z.int(),
  mrp: rupees.optional(),
  selling_price: rupees.optional(),
});

export const payment = z.object({
  id: z.int(),
  amount: rupees,
  /** `write-off`, `opening`: no money moved. */
  method: z.enum([...paymentMethods, 'write-off', 'opening']),
  reference: z.string(),
  reason: z.string(),
  at: isoTime,
  /** Who took it; null: taken before payments were kept. */
  operator: z.string().nullable(),
});

export type PaymentWire = z.output<typeof payment>;

const event = z.object({
  kind: z.enum(orderEventKinds),
  status,
  at: isoTime,
  actor: z.enum(actorKinds),
  /** The operator's name, or the customer's firm. */
  by: z.string(),
  reason: z.string(),
});

const note = z.object({ id: z.int(), text: z.string(), by: z.string(), at: isoTime });

/** As the order keeps it; tax and licence numbers for roles that see customers. */
const billing = z.object({
  firmName: z.string(),
  ownerName: z.string(),
  phone: z.string(),
  shop_no: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  distance: z.number(),
  route: z.string(),
  google: z.string(),
  email: z.string().optional(),
  gst: z.string().optional(),
  dlNumber: z.string().optional(),
  foodLicenseNo: z.string().optional(),
  ssiNo: z.string().optional(),
});

const totals = z.object({
  item_total: rupees,
  discount: rupees,
  coupon_discount: rupees,
  delivery_charges: rupees,
  express_delivery_charges: rupees,
});

export const orderDetail = orderRow.omit({ line_count: true }).extend({
  version: z.int(),
  payment_method: z.string(),
  /** The customer has left since. */
  customer_forgotten: z.boolean(),
  billing,
  lines: z.array(line),
  events: z.array(event),
  notes: z.array(note),
  /** Where this operator may move it next, the usual step first. */
  next: z.array(status),
  /** Whether its lines can still be changed. */
  editable: z.boolean(),
  /** Whether this operator may say now what was found of it. */
  pickable: z.boolean(),
  discount_code_applied: z.string().optional(),
  payments: z.array(payment).optional(),
  /** For roles that may see prices; null: not invoiced yet, or delivered before invoices were kept. */
  invoice: orderInvoice.optional(),
  /** Why no invoice can be written for it; '': one can, or there is one. */
  cannot_invoice: z.string(),
  mend,
  ...totals.partial().shape,
});

export type OrderDetailWire = z.output<typeof orderDetail>;

export const orderRowExample: OrderRowWire = {
  id: 31,
  status: 'active',
  created_at: '2026-10-02T09:30:00.000Z',
  customer_id: 1,
  firm_name: 'Negi General Store',
  city: 'Dehradun',
  route: 'Rajpur',
  phone: '9876543210',
  delivery_type: 'delivery',
  express_delivery: false,
  line_count: 3,
  note: '',
  total_to_pay: 1894,
  paid: 0,
  due: 1894,
};

export const orderDetailExample: OrderDetailWire = {
  ...withoutCount(orderRowExample),
  version: 1,
  payment_method: 'cod',
  customer_forgotten: false,
  billing: {
    ...{ firmName: 'Negi General Store', ownerName: 'Asha Negi', phone: '9876543210' },
    ...{ shop_no: '12', address: 'Rajpur Road', city: 'Dehradun', state: 'Uttarakhand' },
    ...{ country: 'India', pincode: '248001', distance: 6.5, route: 'Rajpur', google: '' },
  },
  lines: [],
  events: [
    {
      ...{ kind: 'status', status: 'active', at: '2026-10-02T09:30:00.000Z' },
      ...{ actor: 'customer', by: 'Negi General Store', reason: '' },
    },
  ],
  notes: [],
  next: ['accepted', 'cancelled'],
  editable: true,
  pickable: false,
  discount_code_applied: '',
  payments: [],
  ...{ invoice: null, cannot_invoice: '', mend: null },
};

function withoutCount({ line_count: _, ...row }: OrderRowWire) {
  return row;
}
