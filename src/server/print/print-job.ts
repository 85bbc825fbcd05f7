import { drawInvoices } from './draw-invoice.ts';
import { drawReport, type Report } from './draw-report.ts';
import { drawSlips, type Slip, type SlipPaper } from './draw-slips.ts';
import type { InvoiceData } from './invoice-data.ts';

/** What can be printed, ready to be drawn. */
export type PrintJob =
  | { kind: 'invoices'; invoices: readonly InvoiceData[] }
  | { kind: 'slips'; paper: SlipPaper; slips: readonly Slip[] }
  | { kind: 'report'; report: Report };

/** The job as one PDF file. */
export function drawJob(job: PrintJob): Promise<Buffer> {
  switch (job.kind) {
    case 'invoices':
      return drawInvoices(job.invoices);
    case 'slips':
      return drawSlips(job.slips, job.paper);
    case 'report':
      return drawReport(job.report);
  }
}
