import { type CheaperPacks, cheaperPacks, type HeldPack } from '#domain/cart/cheaper-packs.ts';
import type { CartLine } from './cart-line.ts';

export type RepackOffer = Omit<CheaperPacks, 'packs'> & {
  productId: number;
  name: string;
  /** All that the cart would hold of the product. */
  packs: readonly HeldPack[];
  /** Of these packs and of the present ones those whose number changes. */
  wanted: readonly HeldPack[];
  instead: readonly CartLine[];
};

/**
 * Products of the cart that would cost less in other packs, by the id of their first line. None of those of which
 * the server does not say all that it takes to know.
 */
export function repackOffers(lines: readonly CartLine[]): ReadonlyMap<number, RepackOffer> {
  const offers = new Map<number, RepackOffer>();
  const seen = new Set<number>();
  for (const first of lines) {
    const { productId, name, offered, stock, maxUnits } = first;
    if (seen.has(productId)) continue;
    seen.add(productId);
    if (!offered || stock === undefined || !Number.isFinite(maxUnits)) continue;
    const held = lines.filter((line) => line.productId === productId);
    const found = cheaperPacks(offered, held, { maxUnits, stock });
    if (!found) continue;
    const countIn = (packs: readonly { slot: number; packs: number }[], slot: number) =>
      packs.find((one) => one.slot === slot)?.packs;
    offers.set(first.id, {
      ...found,
      ...{ productId, name },
      wanted: found.packs.filter(({ slot, packs }) => countIn(held, slot) !== packs),
      instead: held.filter(({ slot, packs }) => countIn(found.packs, slot) !== packs),
    });
  }
  return offers;
}
