import { readInvoice } from '#server/actions/invoices/read-invoice.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';

export const getInvoice: ConsoleHandler<'getInvoice'> = async ({ db }, { id }) => ({
  invoice: existing(await readInvoice(db, id), 'invoice'),
});
