import { z } from 'zod';
import { count, id, rupees } from '#contract/fields.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { day, daysInOrder, daysMessage, orderIds, paperCopy, paperSize } from './fields.ts';
import { mend } from './mend.ts';
import { status } from './order.ts';

const pdf = ['application/pdf'];

const pickingLine = z.object({
  id: z.int(),
  product_id: z.int(),
  sku: z.string(),
  product_name: z.string(),
  image_name: z.string(),
  /** Where it stands in the shop: the shelves go by category. */
  category_name: z.string(),
  packaging: z.string(),
  set_qty: z.int(),
  /** Packs as they were ordered. */
  variant_qty: count,
  /** Those that are sent, and why the others are missing. */
  picked: count,
  missing_reason: z.string(),
});

const pickingOrder = z.object({
  id: z.int(),
  status,
  firm_name: z.string(),
  route: z.string(),
  delivery_type: z.enum(['pickup', 'delivery']),
  express_delivery: z.boolean(),
  note: z.string(),
  version: z.int(),
  /** Whether this operator may say now what was found of it. */
  pickable: z.boolean(),
  /** Why no invoice can be written for it; '': one can. */
  cannot_invoice: z.string(),
  mend,
  lines: z.array(pickingLine),
});

export type PickingOrderWire = z.output<typeof pickingOrder>;
export type PickingLineWire = z.output<typeof pickingLine>;

export const getPickingList = defineConsoleAction({
  summary: 'What has to be picked for some orders, without prices.',
  access: 'read-orders',
  input: z.object({ ids: orderIds }),
  output: z.object({ orders: z.array(pickingOrder) }),
  example: {
    input: { ids: '31' },
    output: {
      orders: [
        {
          ...{ id: 31, status: 'accepted', firm_name: 'Negi General Store', route: 'Rajpur' },
          ...{ delivery_type: 'delivery', express_delivery: false, note: '' },
          ...{ version: 1, pickable: true, cannot_invoice: '', mend: null },
          lines: [
            {
              ...{ id: 77, product_id: 12, sku: 'NIM-100', product_name: 'Neem Face Wash 100 ml' },
              ...{ image_name: 'nim-100.webp', category_name: 'Skin Care' },
              ...{ packaging: 'Box of 12', set_qty: 12, variant_qty: 2 },
              ...{ picked: 2, missing_reason: '' },
            },
          ],
        },
      ],
    },
  },
});

export const printSlips = defineConsoleFile({
  summary: 'Packing slips of some orders in one PDF: on A4, or on a roll of 80 mm. No prices.',
  access: 'read-orders',
  input: z.object({
    ids: orderIds,
    paper: z.enum(['a4', '80mm']).default('a4'),
  }),
  file: pdf,
  example: { ids: '31,32', paper: '80mm' },
});

export const printInvoices = defineConsoleFile({
  summary: 'Invoices of some orders in one PDF; of one without, the order as it stands.',
  access: 'prices',
  input: z.object({ ids: orderIds, size: paperSize, copy: paperCopy }),
  file: pdf,
  example: { ids: '31,32' },
});

const deliveryStop = z.object({
  id: z.int(),
  customer_id: z.int(),
  status,
  firm_name: z.string(),
  owner_name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** A map of the address, on the web. */
  map_link: z.string(),
  express_delivery: z.boolean(),
  note: z.string(),
  packs: count,
  total_to_pay: rupees,
  paid: rupees,
  due: rupees,
  /** On the first stop of a shop: what it owes beside the orders of this sheet. */
  old_due: rupees,
});

export type DeliveryStopWire = z.output<typeof deliveryStop>;

const chosen = z.object({ ids: orderIds.optional() });

export const getDeliverySheet = defineConsoleAction({
  summary:
    'Orders on the way, or chosen ones, by route: where they go and what is to be collected. A driver has those of his routes.',
  access: 'deliveries',
  input: chosen,
  output: z.object({
    routes: z.array(
      z.object({
        /** Empty: of customers without a route. */
        route: z.string(),
        /** Fetched by the customer, in place of a route. */
        pickup: z.boolean(),
        stops: z.array(deliveryStop),
      }),
    ),
  }),
  refusals: ['too-many'],
  example: {
    input: {},
    output: {
      routes: [
        {
          route: 'Rajpur',
          pickup: false,
          stops: [
            {
              ...{
                id: 31,
                customer_id: 1,
                status: 'out_for_delivery',
                firm_name: 'Negi General Store',
              },
              ...{ owner_name: 'Asha Negi', phone: '9876543210' },
              ...{ address: '12, Rajpur Road, Dehradun, 248001' },
              map_link: 'https://maps.example/?q=Rajpur',
              ...{ express_delivery: false, note: '', packs: 3 },
              ...{ total_to_pay: 1894, paid: 0, due: 1894, old_due: 0 },
            },
          ],
        },
      ],
    },
  },
});

export const printDeliverySheet = defineConsoleFile({
  summary: 'The delivery sheet as a PDF, with room for signatures.',
  access: ['read-orders', 'deliveries'],
  input: chosen,
  refusals: ['too-many'],
  file: pdf,
  example: { ids: '31,32' },
});

export const printStatement = defineConsoleFile({
  summary: 'A customer’s statement as a PDF or as CSV.',
  access: 'payments',
  input: z
    .object({
      customer_id: id,
      from: day.optional(),
      to: day.optional(),
      format: z.enum(['pdf', 'csv']).default('pdf'),
    })
    .refine(daysInOrder, daysMessage),
  refusals: ['too-many'],
  file: [...pdf, 'text/csv'],
  example: { customer_id: 1, from: '2026-10-01', to: '2026-10-31', format: 'csv' },
});

export const printCashBook = defineConsoleFile({
  summary: 'The cash book of a day, or of one person on it, as a PDF.',
  access: 'payments',
  input: z.object({ day: day.optional(), operator_id: id.optional() }),
  file: pdf,
  example: { day: '2026-10-04' },
});
