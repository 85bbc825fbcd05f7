import { drawPapers, type OrderPaper } from './draw-papers.ts';
import { drawPinSlips, type PinSlips } from './draw-pin-slips.ts';
import { drawReceipt, type ReceiptPaper } from './draw-receipt.ts';
import { drawReport, type Report } from './draw-report.ts';
import { drawSlips, type Slip, type SlipPaper } from './draw-slips.ts';

/** What can be printed, ready to be drawn. */
export type PrintJob =
  | { kind: 'papers'; papers: readonly OrderPaper[] }
  | { kind: 'slips'; paper: SlipPaper; slips: readonly Slip[] }
  | ({ kind: 'pin-slips' } & PinSlips)
  | { kind: 'report'; report: Report }
  | { kind: 'receipt'; receipt: ReceiptPaper };

/** The job as one PDF file. */
export function drawJob(job: PrintJob): Promise<Buffer> {
  switch (job.kind) {
    case 'papers':
      return drawPapers(job.papers);
    case 'slips':
      return drawSlips(job.slips, job.paper);
    case 'pin-slips':
      return drawPinSlips(job);
    case 'report':
      return drawReport(job.report);
    case 'receipt':
      return drawReceipt(job.receipt);
  }
}
