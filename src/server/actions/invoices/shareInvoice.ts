import type { CustomerContext, Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findInvoice } from '#server/queries/invoices/invoices.ts';
import { deletePaperLinks } from '#server/queries/invoices/paper-links.ts';
import { shareLinkOf } from './share-paper.ts';

export const shareInvoice: Handler<'shareInvoice'> = ({ db, customer }, { id }) =>
  db.transaction(async (tx) => {
    await requireOwn(tx, id, customer.id);
    return shareLinkOf(tx, { invoiceId: id }, customer.id);
  });

export const unshareInvoice: Handler<'unshareInvoice'> = ({ db, customer }, { id }) =>
  db.transaction(async (tx) => {
    await requireOwn(tx, id, customer.id);
    await deletePaperLinks(tx, { invoiceId: id });
    return { message: 'No link opens this invoice any more.' };
  });

async function requireOwn(tx: CustomerContext['db'], id: number, customerId: number) {
  if (!(await findInvoice(tx, id, customerId))) throw notFound('invoice');
}
