import { z } from 'zod';
import { count, rupees } from '#contract/fields.ts';
import { countDays, maxReportDays, reportGroups } from '#domain/reports/report-periods.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { day, daysInOrder, daysMessage } from './fields.ts';

const input = z
  .object({
    by: z.enum(reportGroups),
    from: day,
    to: day,
  })
  .refine(daysInOrder, daysMessage)
  .refine((range) => countDays(range) <= maxReportDays, {
    message: `must be at most ${maxReportDays} days after the first day`,
    path: ['to'],
  });

const figures = {
  /** Of days, customers and routes. */
  orders: count.optional(),
  /** Of products, categories and brands. */
  units: count.optional(),
  /** What orders came to; of products, what their lines did, without coupons and delivery. */
  amount: rupees,
  amount_before: rupees,
};

export const reportRow = z.object({
  /** The id of what it is about; of a day or a route, its name. */
  key: z.string(),
  name: z.string(),
  ...figures,
});
export type ReportRowWire = z.output<typeof reportRow>;

export const getReport = defineConsoleAction({
  summary:
    'Sales of a period by day, product, category, brand, customer or route, beside the period before; the largest 100 of them. Cancelled orders do not count.',
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
      rows: [{ key: '3', name: 'Doon Botanics', units: 240, amount: 19440, amount_before: 18000 }],
      total: { units: 240, amount: 19440, amount_before: 18000 },
      row_count: 1,
    },
  },
});

export const exportReport = defineConsoleFile({
  summary: 'The same report with all its rows, as a CSV file.',
  access: 'prices',
  input,
  refusals: ['too-many-orders'],
  file: ['text/csv'],
  example: { by: 'brand', from: '2026-10-01', to: '2026-10-31' },
});
