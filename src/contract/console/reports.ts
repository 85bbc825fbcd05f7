import { z } from 'zod';
import { count, rupees } from '#contract/fields.ts';
import { countDays, maxReportDays, reportGroups } from '#domain/reports/report-periods.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { day, daysInOrder, daysMessage } from './fields.ts';

const range = { from: day, to: day };
const daysLimit = {
  message: `must be at most ${maxReportDays} days after the first day`,
  path: ['to'],
};

const input = z
  .object({ by: z.enum(reportGroups), ...range })
  .refine(daysInOrder, daysMessage)
  .refine((given) => countDays(given) <= maxReportDays, daysLimit);

const figures = {
  /** Of days, customers and routes: how many were invoiced. */
  orders: count.optional(),
  /** Of products, categories and brands: invoiced, less what came back. */
  units: z.int().optional(),
  /** Invoices less credit notes. */
  amount: rupees,
  amount_before: rupees,
  /**
   * Of the amount, orders that were delivered before the shop kept invoices, on the day on which they were placed;
   * of products their lines, without coupons and delivery.
   */
  before_invoices: rupees,
  /** Ordered in these days and not invoiced: no part of the amount. */
  on_order: rupees,
};

export const reportRow = z.object({
  /** The id of what it is about; of a day or a route, its name. */
  key: z.string(),
  name: z.string(),
  ...figures,
});
export type ReportRowWire = z.output<typeof reportRow>;

const figuresExample = {
  ...{ units: 240, amount: 19440, amount_before: 18000, before_invoices: 0, on_order: 972 },
};

export const getReport = defineConsoleAction({
  summary:
    'Sales of a period by day, product, category, brand, customer or route, by invoices and credit notes, beside the period before; the largest 100 of them. What is on order stands beside it.',
  access: 'prices',
  input,
  output: z.object({
    before: z.object({ from: day, to: day }),
    rows: z.array(reportRow),
    /** Of all rows, also of those that are left out. */
    total: z.object(figures),
    row_count: count,
  }),
  refusals: ['too-many-orders'],
  example: {
    input: { by: 'brand', from: '2026-10-01', to: '2026-10-31' },
    output: {
      before: { from: '2026-09-01', to: '2026-09-30' },
      rows: [{ key: '3', name: 'Doon Botanics', ...figuresExample }],
      total: figuresExample,
      row_count: 1,
    },
  },
});

export const exportReport = defineConsoleFile({
  summary: 'The same report with all its rows, as a CSV file.',
  access: ['prices', 'exports'],
  input,
  refusals: ['too-many-orders'],
  file: ['text/csv'],
  example: { by: 'brand', from: '2026-10-01', to: '2026-10-31' },
});

const taxSums = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees, total: rupees };

export const taxReportRow = z.object({
  /** 2026-10 */
  month: z.string(),
  /** In percent. */
  rate: z.number(),
  ...taxSums,
});

const taxInput = z
  .object(range)
  .refine(daysInOrder, daysMessage)
  .refine((given) => countDays(given) <= maxReportDays, daysLimit);

const taxSumsExample = { taxable: 18000, cgst: 450, sgst: 450, igst: 0, total: 18900 };

export const getTaxReport = defineConsoleAction({
  summary:
    'What was taxed by month and rate: taxable value, CGST, SGST (or UTGST), IGST, by invoices less credit notes.',
  access: 'prices',
  input: taxInput,
  output: z.object({ rows: z.array(taxReportRow), total: z.object(taxSums) }),
  refusals: ['too-many-orders'],
  example: {
    input: { from: '2026-10-01', to: '2026-10-31' },
    output: { rows: [{ month: '2026-10', rate: 5, ...taxSumsExample }], total: taxSumsExample },
  },
});

export const exportTaxReport = defineConsoleFile({
  summary: 'The same taxes as a CSV file.',
  access: ['prices', 'exports'],
  input: taxInput,
  refusals: ['too-many-orders'],
  file: ['text/csv'],
  example: { from: '2026-10-01', to: '2026-10-31' },
});
