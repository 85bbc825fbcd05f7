import type { ConsoleFile } from '#contract/console/index.ts';
import type { OperatorContext } from '#server/console/context.ts';
import type { PrintJob } from '#server/print/print-job.ts';

/** A drawn PDF as the answer. */
export async function pdfFile(
  { printer, caller }: Pick<OperatorContext, 'printer' | 'caller'>,
  name: string,
  job: PrintJob,
): Promise<ConsoleFile> {
  const bytes = await printer.print(() => job, caller.left());
  return { name: `${name}.pdf`, type: 'application/pdf', bytes };
}
