import { shareLinkOf } from '#server/actions/invoices/share-paper.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findInvoice } from '#server/queries/invoices/invoices.ts';
import { deletePaperLinks } from '#server/queries/invoices/paper-links.ts';

export const shareInvoice: ConsoleHandler<'shareInvoice'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    const { invoice } = existing(await findInvoice(tx, id), 'invoice');
    const link = await shareLinkOf(tx, { invoiceId: id }, invoice.customerId);
    await audit(tx, `invoice ${invoice.number}`, { after: { expires_at: link.expires_at } });
    return link;
  });

export const unshareInvoice: ConsoleHandler<'unshareInvoice'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    const { invoice } = existing(await findInvoice(tx, id), 'invoice');
    await deletePaperLinks(tx, { invoiceId: id });
    await audit(tx, `invoice ${invoice.number}`, {});
    return { message: 'No link opens this invoice any more.' };
  });
