import { z } from 'zod';
import { returnConditions } from '#domain/invoices/credit-value.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kind.ts';
import { settlements } from '#domain/invoices/settlement.ts';
import { gstModes } from '#domain/tax/place-of-supply.ts';
import { count, isoDay, isoTime, rupees } from './fields.ts';

const taxes = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees };

const party = {
  ...{ name: z.string(), address: z.string(), phone: z.string(), email: z.string() },
  ...{ gstin: z.string(), state: z.string(), state_code: z.string() },
};

const invoiceLine = z.object({
  /** Of the invoice. */
  line_id: z.int(),
  product_id: z.int(),
  ...{ sku: z.string(), product_name: z.string(), product_name_hi: z.string() },
  ...{ packaging: z.string(), set_qty: z.int(), packs: count, units: count, uqc: z.string() },
  ...{ hsn: z.string(), mrp: rupees, selling_price: rupees },
  /** Price × units. */
  gross: rupees,
  /** Its part of the coupon, and of the charges for delivery. */
  discount: rupees,
  charges: rupees,
  /** In percent. */
  rate: z.number(),
  ...taxes,
  total: rupees,
  /** Units that came back, and what its credit notes come to. */
  ...{ returned: count, credited: rupees },
  batches: z.array(z.object({ batch: z.string(), expiry: z.string(), units: count })),
});

/** What the portal gave a paper that it has registered. */
const eInvoice = z.object({
  ...{ irn: z.string(), ack_no: z.string(), ack_at: isoTime },
  /** What the code on the paper holds. */
  signed_qr: z.string(),
});

export type EInvoiceWire = z.output<typeof eInvoice>;

/** What left the shop: as it was that day, never changed. */
export const invoice = z.object({
  ...{ id: z.int(), number: z.string(), date: isoDay, order_id: z.int() },
  kind: z.enum(invoiceKinds),
  gst_mode: z.enum(gstModes),
  seller: z.object({ ...party, upi_id: z.string() }),
  buyer: z.object({ ...party, owner: z.string(), drug_licence: z.string() }),
  /** A State, and its code. */
  ...{ place_of_supply: z.string(), place_code: z.string() },
  /** What the State’s half is called there. */
  state_tax: z.enum(['SGST', 'UTGST']),
  lines: z.array(invoiceLine),
  rates: z.array(z.object({ rate: z.number(), ...taxes })),
  hsn: z.array(z.object({ hsn: z.string(), rate: z.number(), units: count, ...taxes })),
  ...{ gross: rupees, discount: rupees, charges: rupees, ...taxes, total: rupees },
  /** What came back of it, and what is still to be paid. */
  ...{ credited: rupees, paid: rupees, due: rupees },
  /** null: it has none, or needs none. */
  e_invoice: eInvoice.nullable(),
  credit_notes: z.array(
    z.object({
      ...{ id: z.int(), number: z.string(), date: isoDay, total: rupees },
      ...{ reason: z.string(), reason_hi: z.string().optional() },
    }),
  ),
});

export type InvoiceWire = z.output<typeof invoice>;
export type InvoiceLineWire = InvoiceWire['lines'][number];

/** A paper over goods of an invoice that came back, or money off it: as it was that day, never changed. */
export const creditNote = invoice
  .pick({
    ...{ id: true, number: true, date: true, order_id: true, kind: true, gst_mode: true },
    ...{ seller: true, buyer: true, place_of_supply: true, place_code: true, state_tax: true },
    ...{ hsn: true, taxable: true, cgst: true, sgst: true, igst: true, total: true },
    e_invoice: true,
  })
  .extend({
    invoice: z.object({ id: z.int(), number: z.string(), date: isoDay }),
    lines: z.array(
      invoiceLine
        .pick({
          ...{ line_id: true, sku: true, product_name: true, product_name_hi: true, hsn: true },
          ...{ uqc: true, units: true, rate: true, taxable: true, cgst: true, sgst: true },
          ...{ igst: true, total: true },
        })
        .extend({ condition: z.enum(returnConditions), batch: z.string() }),
    ),
    settle: z.enum(settlements),
    /** That brings other goods in their place. */
    replacement_order_id: z.int().nullable(),
    ...{ reason: z.string(), reason_hi: z.string().optional() },
  });

export type CreditNoteWire = z.output<typeof creditNote>;
export type CreditNoteLineWire = CreditNoteWire['lines'][number];

/** What an order says of its invoice. */
export const orderInvoice = z
  .object({ id: z.int(), number: z.string(), date: isoDay, total: rupees, due: rupees })
  .nullable();

export type OrderInvoiceWire = z.output<typeof orderInvoice>;

export const orderInvoiceExample = {
  ...{ id: 12, number: 'INV/26-27/000012', date: '2026-10-04', total: 1894, due: 1894 },
};

const taxesExample = { taxable: 1803.81, cgst: 45.1, sgst: 45.09, igst: 0 };

export const invoiceExample: InvoiceWire = {
  ...{ id: 12, number: 'INV/26-27/000012', date: '2026-10-04', order_id: 31 },
  ...{ kind: 'tax-invoice', gst_mode: 'regular' },
  seller: {
    ...{ name: 'Doon Wholesale', address: '14 Gandhi Road, Dehradun 248001' },
    ...{ phone: '98765 43210', email: 'hello@thok.example', gstin: '05AADCD4821K1ZS' },
    ...{ state: 'Uttarakhand', state_code: '05', upi_id: 'doonwholesale@upi' },
  },
  buyer: {
    ...{ name: 'Negi General Store', address: '12, Rajpur Road, Dehradun, 248001' },
    ...{ phone: '9876543210', email: 'demo@thok.example', gstin: '', state: 'Uttarakhand' },
    ...{ state_code: '05', owner: 'Asha Negi', drug_licence: '' },
  },
  ...{ place_of_supply: 'Uttarakhand', place_code: '05', state_tax: 'SGST' },
  lines: [
    {
      ...{ line_id: 40, product_id: 12, sku: 'NIM-100', product_name: 'Neem Face Wash 100 ml' },
      ...{ product_name_hi: '', packaging: 'Box of 12', set_qty: 12, packs: 2, units: 24 },
      ...{ uqc: 'PCS', hsn: '3304', mrp: 120, selling_price: 81, gross: 1944 },
      ...{ discount: 50, charges: 0, rate: 5, ...taxesExample, total: 1894 },
      ...{ returned: 0, credited: 0, batches: [] },
    },
  ],
  rates: [{ rate: 5, ...taxesExample }],
  hsn: [{ hsn: '3304', rate: 5, units: 24, ...taxesExample }],
  ...{ gross: 1944, discount: 50, charges: 0, ...taxesExample, total: 1894 },
  ...{ credited: 0, paid: 0, due: 1894, e_invoice: null, credit_notes: [] },
};

const halfBack = { taxable: 75.16, cgst: 1.88, sgst: 1.88, igst: 0 };

export const creditNoteExample: CreditNoteWire = {
  ...{ id: 3, number: 'CRN/26-27/000003', date: '2026-10-09', order_id: 31 },
  invoice: { id: 12, number: 'INV/26-27/000012', date: '2026-10-04' },
  ...{ kind: 'tax-invoice', gst_mode: 'regular' },
  ...{ seller: invoiceExample.seller, buyer: invoiceExample.buyer },
  ...{ place_of_supply: 'Uttarakhand', place_code: '05', state_tax: 'SGST' },
  lines: [
    {
      ...{ line_id: 40, sku: 'NIM-100', product_name: 'Neem Face Wash 100 ml' },
      ...{ product_name_hi: '', uqc: 'PCS', hsn: '3304', units: 1, condition: 'expired' },
      ...{ batch: 'B-117', rate: 5, ...halfBack, total: 78.92 },
    },
  ],
  hsn: [{ hsn: '3304', rate: 5, units: 1, ...halfBack }],
  ...{ ...halfBack, total: 78.92, settle: 'credit', replacement_order_id: null },
  ...{ e_invoice: null, reason: 'Two packs had expired.' },
};

/** Where a paper is, without signing in, and until when. */
export const sharedLink = z.object({ path: z.string(), expires_at: isoTime });

export const sharedLinkExample = {
  path: '/shared-invoice/Zk3v…Q9.pdf',
  expires_at: '2026-11-03T10:30:00.000Z',
};
