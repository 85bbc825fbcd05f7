import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing, refuseChanged } from '#server/console/existing.ts';
import { lockProduct } from '#server/queries/catalogue/product-locks.ts';
import { deleteUnusedProduct, writeProduct } from '#server/queries/catalogue/write-products.ts';
import { findConsoleProduct, productDetailWire, productFieldsWire } from './product-wire.ts';

const refuse = consoleRefusalsOf('deleteProduct');

export const deleteProduct: ConsoleHandler<'deleteProduct'> = ({ db, audit }, { id, version }) =>
  db.transaction(async (tx) => {
    const locked = existing(await lockProduct(tx, id, () => true), 'product');
    const before = existing(await findConsoleProduct(tx, id), 'product');
    const product = await productDetailWire(tx, before);
    refuseChanged(refuse, 'product', { read: version, now: locked.version }, { product });
    const deleted = await deleteUnusedProduct(tx, id);
    if (!deleted && !locked.hidden) {
      await writeProduct(tx, locked, { set: { hidden: true }, prices: false });
    }
    await audit(tx, `product ${id}`, {
      // The ledger goes with the product: what was left of it stands here alone.
      before: deleted
        ? { ...productFieldsWire(before), stock: locked.stock }
        : { hidden: locked.hidden },
      after: deleted ? { deleted: true } : { hidden: true },
    });
    return { deleted, hidden: !deleted, cart_count: product.cart_count };
  });
