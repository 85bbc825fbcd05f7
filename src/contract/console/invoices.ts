import { z } from 'zod';
import { id, noInput, numberField } from '#contract/fields.ts';
import { invoice, invoiceExample } from '#contract/invoice.ts';
import { invoiceCopies } from '#domain/invoices/invoice-kind.ts';
import { isRatePrefix, lawfulRates } from '#domain/tax/tax-rates.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { day, done } from './fields.ts';

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
    id,
    size: z.enum(['a4', 'a5']).default('a4'),
    copy: z.enum([...invoiceCopies, 'all']).default('original'),
  }),
  file: ['application/pdf'],
  example: { id: 12, size: 'a5', copy: 'original' },
});

export const printCreditNote = defineConsoleFile({
  summary: 'A credit note as a PDF.',
  access: 'prices',
  input: z.object({ id, size: z.enum(['a4', 'a5']).default('a4') }),
  file: ['application/pdf'],
  example: { id: 3, size: 'a5' },
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
