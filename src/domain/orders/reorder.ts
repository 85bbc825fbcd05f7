import { mostPacks, refusePacks } from '#domain/cart/cart-rules.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import type { Pack, PackSlot } from '#domain/catalogue/pricing.ts';

/** Packs that someone wants, as they were ordered before or as they were typed. */
export type Wish = {
  slot: PackSlot;
  packSize: number;
  packs: number;
  /** undefined: never ordered before. */
  lastPricePaise: number | undefined;
};

type Offered = { id: number; packs: readonly Pack[]; maxUnits: number; stock: number };

/** Why not all of it can be had. */
type WishProblem =
  | 'not-for-sale'
  | 'no-such-pack'
  | 'out-of-stock'
  | 'too-little-stock'
  | 'over-limit';

/** What the shop can give of a wish today. */
export type Offer = {
  pack: Pack | undefined;
  packs: number;
  problem: WishProblem | undefined;
  /** Per unit, today against the last time; 0 where it is the same or was never ordered. */
  priceChangePaise: number;
};

/** Units in the cart by product, and in it by slot. */
export type HeldUnits = ReadonlyMap<number, ReadonlyMap<PackSlot, number>>;

/** Offers for a list of wishes: each takes its units before the next one is looked at. */
export function offersFor(
  wishes: readonly (Wish & { product: Offered | undefined })[],
  held: HeldUnits,
): Offer[] {
  const taken = new Map([...held].map(([id, slots]) => [id, new Map(slots)]));
  return wishes.map((wish) => {
    const { product } = wish;
    const slots = taken.get(product?.id ?? 0) ?? new Map<PackSlot, number>();
    const offer = offerOf(wish, product, slots);
    if (product && offer.pack) {
      const { slot, size } = offer.pack;
      const units = unitsOf({ packSize: size, packs: offer.packs });
      slots.set(slot, (slots.get(slot) ?? 0) + units);
      taken.set(product.id, slots);
    }
    return offer;
  });
}

function offerOf(
  wish: Wish,
  product: Offered | undefined,
  held: ReadonlyMap<PackSlot, number>,
): Offer {
  const none = { packs: 0, priceChangePaise: 0 };
  if (!product) return { ...none, pack: undefined, problem: 'not-for-sale' };
  const pack = packFor(wish, product.packs);
  if (!pack) return { ...none, pack, problem: 'no-such-pack' };
  const all = [...held.values()].reduce((sum, units) => sum + units, 0);
  const own = held.get(pack.slot) ?? 0;
  const room = {
    packSize: pack.size,
    maxUnits: product.maxUnits,
    stock: product.stock,
    otherUnits: all - own,
  };
  const heldPacks = own / pack.size;
  const packs = Math.max(0, Math.min(wish.packs, mostPacks(room) - heldPacks));
  const refused = packs < wish.packs ? refusePacks(room, heldPacks + wish.packs) : undefined;
  const smallest = Math.min(...product.packs.map(({ size }) => size));
  const soldOut = refused === 'too-little-stock' && product.stock < smallest;
  return {
    pack,
    packs,
    problem: soldOut ? 'out-of-stock' : refused,
    priceChangePaise: pack.pricePaise - (wish.lastPricePaise ?? pack.pricePaise),
  };
}

/** The pack of that size, wherever it stands today. */
function packFor(wish: Wish, packs: readonly Pack[]): Pack | undefined {
  const sameSize = packs.filter((pack) => pack.size === wish.packSize);
  return sameSize.find((pack) => pack.slot === wish.slot) ?? sameSize[0];
}
