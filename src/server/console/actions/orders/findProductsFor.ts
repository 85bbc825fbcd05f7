import type { FoundProductWire } from '#contract/console/phone-order.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { type LastTaken, readLastTaken } from '#server/queries/files/last-taken.ts';

/** As many as an operator looks through while a customer waits on the phone. */
const mostFound = 8;

export const findProductsFor: ConsoleHandler<'findProductsFor'> = async (
  { db, catalogue },
  { customer_id, q },
) => {
  const found = catalogue.search().find(q).slice(0, mostFound);
  const ids = found.map((product) => product.id);
  const lasts = await readLastTaken(db, customer_id ?? 0, ids);
  return { products: found.map((product) => foundWire(product, lasts.get(product.id))) };
};

function foundWire(product: CatalogueProduct, last: LastTaken | undefined): FoundProductWire {
  return {
    product_id: product.id,
    sku: product.sku,
    product_name: product.name,
    image_name: product.image,
    stock: product.stock,
    packs: product.packs.map((pack) => ({
      slot: pack.slot,
      set_qty: pack.size,
      packaging: pack.packaging,
      mrp: paiseToRupees(pack.mrpPaise),
      selling_price: paiseToRupees(pack.pricePaise),
    })),
    last: last
      ? {
          order_id: last.orderId,
          at: last.at.toISOString(),
          slot: last.slot,
          set_qty: last.packSize,
          variant_qty: last.packs,
          selling_price: paiseToRupees(last.pricePaise),
        }
      : null,
  };
}
