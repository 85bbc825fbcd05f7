import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { receiptPaper } from '#server/print/receipt-paper.ts';
import { pdfFile } from './pdf-file.ts';

export const printReceipt: ConsoleHandler<'printReceipt'> = async (context, { id, paper }) => {
  const wanted = { language: 'en', size: paper } as const;
  const receipt = existing(await receiptPaper(context, id, wanted), 'receipt');
  const name = receipt.number.replaceAll('/', '-') || `receipt-${id}`;
  const contents = { subject: `receipt ${receipt.number || id}`, rows: 1 };
  return pdfFile(context, name, contents, { kind: 'receipt', receipt });
};
