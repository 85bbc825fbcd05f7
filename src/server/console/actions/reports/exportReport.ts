import { reportRow } from '#contract/console/reports.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport } from '#server/console/csv-export.ts';
import { makeReport } from './report.ts';

/** More than any shop has products or customers. */
const maxRows = 100_000;

export const exportReport: ConsoleHandler<'exportReport'> = ({ db }, input) => {
  const counted = ['product', 'category', 'brand'].includes(input.by) ? 'orders' : 'units';
  const fields = reportRow.keyof().options.filter((field) => field !== counted);
  return csvExport(`sales-by-${input.by}`, fields, async () => {
    const report = await makeReport(db, input, maxRows);
    return { rows: report.rows, next: null };
  });
};
