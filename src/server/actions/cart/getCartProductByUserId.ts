import type { CartItemWire } from '#contract/cart.ts';
import { shortProducts } from '#domain/cart/cart-rules.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Handler } from '#server/actions/context.ts';
import { type CartLine, readCart, readPackSizes } from '#server/queries/cart/cart.ts';
import { variantOf } from './slot-of.ts';
import { unitsBySlot } from './units-by-slot.ts';

type Size = { slot: number; size: number };

export const getCartProductByUserId: Handler<'getCartProductByUserId'> = async ({
  db,
  customer,
}) => {
  const [lines, sizes] = await Promise.all([
    readCart(db, customer.id),
    readPackSizes(db, customer.id),
  ]);
  const short = shortProducts(lines);
  const linesOf = Map.groupBy(lines, (line) => line.productId);
  const sizesOf = Map.groupBy(sizes, (pack) => pack.productId);
  return {
    cart: lines.map((line) =>
      toCartItem(line, {
        ofProduct: linesOf.get(line.productId) ?? [],
        sizes: sizesOf.get(line.productId) ?? [],
        short: short.has(line.productId),
      }),
    ),
  };
};

function toCartItem(
  line: CartLine,
  { ofProduct, sizes, short }: { ofProduct: CartLine[]; sizes: Size[]; short: boolean },
): CartItemWire {
  const sizeOf = (slot: number) => sizes.find((pack) => pack.slot === slot)?.size ?? null;
  const changed = line.seenPricePaise !== line.pricePaise;
  return {
    id: line.id,
    product_id: line.productId,
    slug: line.slug,
    sku: line.sku,
    product_name: line.name,
    product_name_hi: line.nameHi || undefined,
    image_name: line.image,
    mrp: paiseToRupees(line.mrpPaise),
    selling_price: paiseToRupees(line.pricePaise),
    previous_price: changed ? paiseToRupees(line.seenPricePaise) : null,
    variant: variantOf(line.slot),
    variant_qty: line.packs,
    ...unitsBySlot(ofProduct.map((one) => ({ ...one, size: one.packSize }))),
    set_qty1: sizeOf(1),
    set_qty2: sizeOf(2),
    set_qty3: sizeOf(3),
    packaging: line.packaging,
    out_stock: short ? '1' : '0',
    price_update2: changed ? 'yes' : 'no',
    qty: unitsOf(line),
    maxqty: line.maxUnits,
    stock: line.stock,
  };
}
