import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { readInvoice } from './read-invoice.ts';

export const getInvoiceById: Handler<'getInvoiceById'> = async ({ db, customer }, { id }) => {
  const invoice = await readInvoice(db, id, customer.id);
  if (!invoice) throw notFound('invoice');
  return { invoice };
};
