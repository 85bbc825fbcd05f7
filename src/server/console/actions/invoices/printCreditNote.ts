import { readCreditNote } from '#server/actions/invoices/read-credit-note.ts';
import { pdfFile } from '#server/console/actions/print/pdf-file.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';

export const printCreditNote: ConsoleHandler<'printCreditNote'> = async (context, { id, size }) => {
  const note = existing(await readCreditNote(context.db, id), 'credit note');
  const contents = { subject: `credit note ${note.number}`, rows: 1 };
  return pdfFile(context, note.number.replaceAll('/', '-'), contents, {
    kind: 'papers',
    papers: [{ kind: 'credit-note', note, language: 'en', size }],
  });
};
