import { paiseToRupees } from '#domain/money/money.ts';
import { variantOf } from '#server/actions/cart/slot-of.ts';
import type { Handler } from '#server/actions/context.ts';
import { toCardWire } from '#server/catalogue/wire.ts';
import { readUsualLines } from '#server/queries/orders/usual-lines.ts';

export const getBuyAgain: Handler<'getBuyAgain'> = async (
  { db, catalogue, customer },
  { limit },
) => {
  const lines = await readUsualLines(db, customer.id);
  const { productsById, taxonomy } = catalogue.current();
  const sold = lines.flatMap((line) => {
    const product = productsById.get(line.productId);
    return product ? { line, product } : [];
  });
  return {
    products: sold.slice(0, limit).map(({ line, product }) => ({
      product: toCardWire(product, taxonomy),
      variant: variantOf(line.slot),
      set_qty: line.packSize,
      packaging: line.packaging,
      variant_qty: line.packs,
      last_price: paiseToRupees(line.pricePaise),
      last_ordered_at: new Date(line.orderedAt).toISOString(),
      times_ordered: line.times,
    })),
  };
};
