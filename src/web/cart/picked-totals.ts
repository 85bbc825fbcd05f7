import { packsIn } from '#domain/cart/cart.ts';
import { orderTotals, type Totals } from '#domain/cart/totals.ts';
import type { Product } from '#web/catalogue/product.ts';
import type { SlotUnits } from './cart-line.ts';

const noCharges = { couponDiscountPaise: 0, deliveryPaise: 0, expressPaise: 0 };

/** What the units of one product in the cart come to. */
export function pickedTotals(product: Product, units: SlotUnits): Totals {
  const lines = product.packs.map((pack) => ({
    mrpPaise: pack.mrpPaise,
    pricePaise: pack.pricePaise,
    packSize: pack.size,
    packs: packsIn(units[pack.slot], pack.size),
  }));
  return orderTotals(lines, noCharges);
}
