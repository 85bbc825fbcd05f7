import type { ProductCardWire } from '#contract/product.ts';
import { type CardPrice, cardPrice, type Pack } from '#domain/catalogue/pricing.ts';
import { packSlots } from '#domain/limits.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { inHindi } from '#web/messages/in-hindi.ts';

/** A product as the screens need it: wire words and rupees end here. */
export type Product = {
  id: number;
  slug: string;
  name: string;
  imageName: string;
  price: CardPrice;
  /** Spec §2: only packs whose size and price are both set. */
  packs: Pack[];
  maxUnits: number;
  stock: number;
};

export function productFromWire(wire: ProductCardWire): Product {
  const mrpPaise = rupeesToPaise(wire.mrp);
  const prices = packSlots.map((slot) => rupeesToPaise(wire[`selling_price${slot}`] ?? 0));
  return {
    id: wire.id,
    slug: wire.slug,
    name: (inHindi && wire.product_name_hi) || wire.product_name,
    imageName: wire.image_name,
    price: cardPrice(mrpPaise, prices),
    packs: packSlots.flatMap((slot) => packFromWire(wire, slot, mrpPaise)),
    maxUnits: wire.maxqty,
    stock: wire.stock,
  };
}

function packFromWire(wire: ProductCardWire, slot: 1 | 2 | 3, productMrpPaise: number): Pack[] {
  const size = wire[`set_qty${slot}`];
  const price = wire[`selling_price${slot}`];
  if (!size || !price) return [];
  const mrp = wire[`mrp${slot}`];
  return [
    {
      slot,
      size,
      pricePaise: rupeesToPaise(price),
      mrpPaise: mrp ? rupeesToPaise(mrp) : productMrpPaise,
      packaging: wire[`packaging${slot}`] ?? '',
    },
  ];
}
