import type { CartItemWire } from '#contract/cart.ts';
import { shortProducts } from '#domain/cart/cart-rules.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Handler } from '#server/actions/context.ts';
import { type CartLine, readCart, readPacksOfCart } from '#server/queries/cart/cart.ts';
import { variantOf } from './slot-of.ts';
import { unitsBySlot } from './units-by-slot.ts';

type Pack = { slot: number; size: number; pricePaise: number };

export const getCartProductByUserId: Handler<'getCartProductByUserId'> = async ({
  db,
  customer,
}) => {
  const [lines, packs] = await Promise.all([
    readCart(db, customer.id),
    readPacksOfCart(db, customer.id),
  ]);
  const short = shortProducts(lines);
  const linesOf = Map.groupBy(lines, (line) => line.productId);
  const packsOf = Map.groupBy(packs, (pack) => pack.productId);
  return {
    cart: lines.map((line) =>
      toCartItem(line, {
        ofProduct: linesOf.get(line.productId) ?? [],
        packs: packsOf.get(line.productId) ?? [],
        short: short.has(line.productId),
      }),
    ),
  };
};

function toCartItem(
  line: CartLine,
  { ofProduct, packs, short }: { ofProduct: CartLine[]; packs: Pack[]; short: boolean },
): CartItemWire {
  const [one, two, three] = [1, 2, 3].map((slot) => packs.find((pack) => pack.slot === slot));
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
    set_qty1: one?.size ?? null,
    set_qty2: two?.size ?? null,
    set_qty3: three?.size ?? null,
    selling_price1: one ? paiseToRupees(one.pricePaise) : null,
    selling_price2: two ? paiseToRupees(two.pricePaise) : null,
    selling_price3: three ? paiseToRupees(three.pricePaise) : null,
    packaging: line.packaging,
    out_stock: short ? '1' : '0',
    price_update2: changed ? 'yes' : 'no',
    qty: unitsOf(line),
    maxqty: line.maxUnits,
    stock: line.stock,
  };
}
