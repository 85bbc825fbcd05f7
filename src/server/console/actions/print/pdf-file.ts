import type { ConsoleFile } from '#contract/console/index.ts';
import type { OperatorContext } from '#server/console/context.ts';
import type { PrintJob } from '#server/print/print-job.ts';

/** What the audit log keeps of a PDF: what is in it, and how many orders, entries or payments. */
type Contents = { subject: string; rows: number };

/** A drawn PDF as the answer. */
export async function pdfFile(
  { printer, caller }: Pick<OperatorContext, 'printer' | 'caller'>,
  name: string,
  { subject, rows }: Contents,
  job: PrintJob,
): Promise<ConsoleFile> {
  const bytes = await printer.print(() => job, caller.left());
  return { name: `${name}.pdf`, type: 'application/pdf', bytes, subject, rows: () => rows };
}
