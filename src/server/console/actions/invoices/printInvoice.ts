import { invoiceCopies } from '#domain/invoices/invoice-kind.ts';
import { readInvoice } from '#server/actions/invoices/read-invoice.ts';
import { pdfFile } from '#server/console/actions/print/pdf-file.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';

export const printInvoice: ConsoleHandler<'printInvoice'> = async (context, input) => {
  const { id, size, copy } = input;
  const invoice = existing(await readInvoice(context.db, id), 'invoice');
  const copies = copy === 'all' ? invoiceCopies : [copy];
  const contents = { subject: `invoice ${invoice.number}`, rows: copies.length };
  return pdfFile(context, invoice.number.replaceAll('/', '-'), contents, {
    kind: 'papers',
    papers: [{ kind: 'invoice', invoice, language: 'en', size, copies }],
  });
};
