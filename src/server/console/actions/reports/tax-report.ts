import type { ConsoleOutput, ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { taxReportRow } from '#contract/console/reports.ts';
import { dayAfter } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { maxReportOrders } from '#domain/reports/report-periods.ts';
import { type Sums, sumTaxes, taxOf } from '#domain/tax/invoice-tax.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport } from '#server/console/csv-export.ts';
import type { Db } from '#server/db/connect.ts';
import { countInvoices, readTaxes } from '#server/queries/reports/taxes.ts';

const refuse = consoleRefusalsOf('getTaxReport');

export const getTaxReport: ConsoleHandler<'getTaxReport'> = ({ db }, input) => taxReport(db, input);

export const exportTaxReport: ConsoleHandler<'exportTaxReport'> = ({ db }, input) =>
  csvExport('gst-by-month-and-rate', taxReportRow.keyof().options, async () => ({
    rows: (await taxReport(db, input)).rows,
    next: null,
  }));

async function taxReport(
  db: Db,
  { from, to }: ParsedConsoleInput<'getTaxReport'>,
): Promise<ConsoleOutput<'getTaxReport'>> {
  const span = { from, until: dayAfter(to) };
  if ((await countInvoices(db, span, maxReportOrders + 1)) > maxReportOrders) {
    throw refuse('too-many-orders', 'These days have too many invoices. Please choose fewer days.');
  }
  const found = await readTaxes(db, span);
  return {
    rows: found.map(({ month, rate, ...sums }) => ({ month, rate: rate / 100, ...sumsWire(sums) })),
    total: sumsWire(sumTaxes(found)),
  };
}

function sumsWire(sums: Sums) {
  return {
    taxable: paiseToRupees(sums.taxablePaise),
    cgst: paiseToRupees(sums.cgstPaise),
    sgst: paiseToRupees(sums.sgstPaise),
    igst: paiseToRupees(sums.igstPaise),
    total: paiseToRupees(sums.taxablePaise + taxOf(sums)),
  };
}
