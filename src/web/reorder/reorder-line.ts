import { lineTotalPaise } from '#domain/cart/cart.ts';
import type { PackSlot } from '#domain/catalogue/pricing.ts';
import { type HeldUnits, type Offer, offersFor, type Wish } from '#domain/orders/reorder.ts';
import type { CartLine } from '#web/cart/cart-line.ts';
import type { Product } from '#web/catalogue/product.ts';

/** A wish as a screen shows it, with the product as the shop offers it today. */
export type ReorderLine = Wish & {
  /** Of the line in its list. */
  id: number;
  name: string;
  imageName: string;
  packaging: string;
  /** undefined: not for sale any more. */
  product: Product | undefined;
};

export type OfferedLine = { line: ReorderLine; offer: Offer };

/** `inCart`: what the cart holds already, which counts too. */
export function offeredLines(
  lines: readonly ReorderLine[],
  inCart: readonly CartLine[],
): OfferedLine[] {
  const offers = offersFor(lines, heldUnits(inCart));
  return lines.flatMap((line, i) => {
    const offer = offers[i];
    return offer ? [{ line, offer }] : [];
  });
}

function heldUnits(lines: readonly CartLine[]): HeldUnits {
  const held = new Map<number, Map<PackSlot, number>>();
  for (const { productId, slot, units } of lines) {
    const slots = held.get(productId) ?? new Map<PackSlot, number>();
    held.set(productId, slots.set(slot, units));
  }
  return held;
}

/** What it costs, as far as it can be had. */
export function offerTotalPaise({ pack, packs }: Offer): number {
  return pack ? lineTotalPaise({ ...pack, packSize: pack.size, packs }) : 0;
}

/** Whether it would come exactly as it did before. */
export function isAsBefore({ offer }: OfferedLine): boolean {
  return offer.problem === undefined && offer.priceChangePaise === 0;
}
