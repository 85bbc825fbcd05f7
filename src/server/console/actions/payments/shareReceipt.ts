import { shareLinkOf } from '#server/actions/invoices/share-paper.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { deletePaperLinks } from '#server/queries/invoices/paper-links.ts';
import { findReceipt } from '#server/queries/payments/receipts.ts';

export const shareReceipt: ConsoleHandler<'shareReceipt'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    const { receipt } = existing(await findReceipt(tx, id), 'receipt');
    const link = await shareLinkOf(tx, { receiptId: id }, receipt.customerId);
    await audit(tx, `receipt ${receipt.number ?? id}`, { after: { expires_at: link.expires_at } });
    return link;
  });

export const unshareReceipt: ConsoleHandler<'unshareReceipt'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    const { receipt } = existing(await findReceipt(tx, id), 'receipt');
    await deletePaperLinks(tx, { receiptId: id });
    await audit(tx, `receipt ${receipt.number ?? id}`, {});
    return { message: 'No link opens this receipt any more.' };
  });
