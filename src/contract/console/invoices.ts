import { z } from 'zod';
import { id, noInput, numberField, optionalText, rupees, yes } from '#contract/fields.ts';
import { invoice, invoiceExample, sharedLink, sharedLinkExample } from '#contract/invoice.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kind.ts';
import { isRatePrefix, lawfulRates } from '#domain/tax/tax-rates.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor, day, done, paperCopy, paperSize } from './fields.ts';

export const getInvoice = defineConsoleAction({
  summary: 'An invoice as it was written, with what came back of it.',
  access: 'prices',
  input: z.object({ id }),
  output: z.object({ invoice }),
  example: { input: { id: 12 }, output: { invoice: invoiceExample } },
});

export const printInvoice = defineConsoleFile({
  summary: 'An invoice as a PDF: the copy for the buyer, the carrier or the shop, or all three.',
  access: 'prices',
  input: z.object({
    ...{ id, size: paperSize, copy: paperCopy },
  }),
  file: ['application/pdf'],
  example: { id: 12, size: 'a5', copy: 'original' },
});

export const printCreditNote = defineConsoleFile({
  summary: 'A credit note as a PDF.',
  access: 'prices',
  input: z.object({ id, size: paperSize }),
  file: ['application/pdf'],
  example: { id: 3, size: 'a5' },
});

const invoiceRow = z.object({
  ...{ id: z.int(), paper: z.enum(['invoice', 'credit-note']), number: z.string() },
  kind: z.enum([...invoiceKinds, 'credit-note']),
  ...{ date: z.string(), order_id: z.int(), customer_id: z.int() },
  ...{ firm_name: z.string(), gstin: z.string() },
  /** Of a credit note: its invoice, and why. */
  ...{ of_invoice: z.string(), reason: z.string() },
  ...{ taxable: rupees, tax: rupees, total: rupees, due: rupees },
});

export type InvoiceRowWire = z.output<typeof invoiceRow>;

const invoiceList = defineConsoleList({
  access: 'prices',
  filters: {
    q: optionalText(100),
    paper: z.enum(['invoice', 'credit-note']).default('invoice'),
    /** Of invoices. */
    kind: z.enum(invoiceKinds).optional(),
    from: day.optional(),
    to: day.optional(),
    /** Something is to be paid of it. */
    due: yes,
    customer_id: id.optional(),
  },
  cursor,
  rows: { invoices: z.array(invoiceRow) },
});

export const listInvoices = invoiceList.list(
  'Invoices, or credit notes, the newest first, by words (number, order, firm, phone, GSTIN), day, kind, due.',
  {
    input: { q: 'INV/26-27/12' },
    output: {
      invoices: [
        {
          ...{ id: 12, paper: 'invoice', number: 'INV/26-27/000012', kind: 'tax-invoice' },
          ...{ date: '2026-10-04', order_id: 31, customer_id: 1, gstin: '' },
          ...{ firm_name: 'Negi General Store', of_invoice: '', reason: '' },
          ...{ taxable: 1803.81, tax: 90.19, total: 1894, due: 1894 },
        },
      ],
      next: null,
    },
  },
);

export const countInvoices = invoiceList.count({ due: '1' }, 12, 'papers');

export const exportInvoices = invoiceList.export(
  'All invoices or credit notes that the same filters find, newest first, as a CSV file.',
  { from: '2026-10-01', to: '2026-10-31' },
);

export const shareInvoice = defineConsoleAction({
  summary:
    'Makes a link by which anyone who has it opens an invoice as a PDF, for 30 days; the last ten of an invoice work.',
  access: 'prices',
  input: z.object({ id }),
  output: sharedLink,
  example: { input: { id: 12 }, output: sharedLinkExample },
});

export const unshareInvoice = defineConsoleAction({
  summary: 'Voids every link of an invoice, the customer’s too.',
  access: 'prices',
  input: z.object({ id }),
  output: done,
  example: { input: { id: 12 }, output: { message: 'No link opens this invoice any more.' } },
});

const taxRate = z.object({
  ...{ id: z.int(), hsn: z.string(), rate: z.number(), from: z.string() },
});

export type TaxRateWire = z.output<typeof taxRate>;

const rateExample: TaxRateWire = { id: 3, hsn: '3304', rate: 18, from: '2025-09-22' };

export const listTaxRates = defineConsoleAction({
  summary: 'GST rates by the first digits of an HSN and the day from which they hold.',
  access: 'stock',
  input: noInput,
  output: z.object({ rates: z.array(taxRate) }),
  example: { input: {}, output: { rates: [rateExample] } },
});

export const saveTaxRate = defineConsoleAction({
  summary:
    'Keeps the rate of an HSN, or of all that begin with these digits, from a day on. Invoices that are written stay as they are.',
  access: 'settings',
  input: z.object({
    hsn: z.string('must be a text').trim().refine(isRatePrefix, 'must be 2, 4, 6 or 8 digits'),
    rate: numberField(
      /^\d{1,2}(\.\d{1,2})?$/,
      `must be one of ${lawfulRates.map((rate) => rate / 100).join(', ')}`,
      (rate) => lawfulRates.includes(Math.round(rate * 100)),
    ),
    from: day,
  }),
  output: z.object({ rate: taxRate }),
  refusals: ['too-many'],
  example: {
    input: { hsn: '3304', rate: 18, from: '2025-09-22' },
    output: { rate: rateExample },
  },
});

export const deleteTaxRate = defineConsoleAction({
  summary: 'Takes a rate out of the table.',
  access: 'settings',
  input: z.object({ id }),
  output: done,
  example: { input: { id: 3 }, output: { message: 'The rate of 3304 is deleted.' } },
});
