import { editProduct } from '#domain/catalogue/bulk-edit.ts';
import { editOf } from '#server/bulk-edits/apply-edit.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findEdit, readRowPage, readTargetPage } from '#server/queries/catalogue/bulk-edits.ts';
import { readStates } from '#server/queries/catalogue/product-states.ts';
import { editToWire, previewWire, rowWire } from './edit-wire.ts';

export const getProductEdit: ConsoleHandler<'getProductEdit'> = async ({ db }, input) => {
  const { id, page, limit } = input;
  const found = existing(await findEdit(db, id), 'edit');
  const edit = editToWire(found);
  const { fileId } = found.edit;
  const part = { offset: (page - 1) * limit, limit };
  // One that was called off never ran: it shows what it would have done, too.
  if (edit.state !== 'scheduled' && edit.state !== 'cancelled') {
    return { edit, rows: (await readRowPage(db, fileId, part)).map(rowWire) };
  }
  const ids = await readTargetPage(db, fileId, part);
  const products = new Map((await readStates(db, ids)).map((product) => [product.id, product]));
  const rows = ids.flatMap((productId) => {
    const product = products.get(productId);
    return product ? [previewWire(product, editProduct(product.state, editOf(edit.change)))] : [];
  });
  return { edit, rows };
};
