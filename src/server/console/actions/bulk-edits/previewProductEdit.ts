import type { PreviewRowWire } from '#contract/console/bulk-edit.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { editProduct } from '#domain/catalogue/bulk-edit.ts';
import { batchesOf, editOf, missingPlace } from '#server/bulk-edits/apply-edit.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { countCarts, readStates } from '#server/queries/catalogue/product-states.ts';
import { findTargets, refuseBeyondPrices, tooMany } from './edit-target.ts';
import { previewWire } from './edit-wire.ts';

const refuse = consoleRefusalsOf('previewProductEdit');

export const previewProductEdit: ConsoleHandler<'previewProductEdit'> = async (context, input) => {
  const { change, show, page, limit } = input;
  const { db } = context;
  refuseBeyondPrices(context, change);
  const missing = await missingPlace(db, change);
  if (missing) throw badField(`change.${missing}`, 'is not there');
  const ids = await findTargets(db, input);
  if (!ids) throw refuse('too-many-products', tooMany);
  const edit = editOf(change);
  const counts = { changed: 0, unchanged: 0, refused: 0 };
  const rows: PreviewRowWire[] = [];
  const changed: number[] = [];
  let seen = 0;
  for (const batch of batchesOf(ids)) {
    const products = new Map((await readStates(db, batch)).map((one) => [one.id, one]));
    for (const id of batch) {
      const product = products.get(id);
      if (!product) continue;
      const result = editProduct(product.state, edit);
      counts[result.outcome] += 1;
      if (result.outcome === 'changed') changed.push(id);
      if (show && show !== result.outcome) continue;
      seen += 1;
      if (seen <= (page - 1) * limit || rows.length === limit) continue;
      rows.push(previewWire(product, result));
    }
  }
  const hides = edit.field === 'hidden' && edit.value;
  const carts = hides ? await countCarts(db, changed) : { products: 0, carts: 0 };
  return { ...counts, in_carts: carts.products, cart_count: carts.carts, rows };
};
