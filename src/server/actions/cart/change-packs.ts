import type { Refuse } from '#contract/refuse.ts';
import { mostPacks, type PackRoom, refusePacks } from '#domain/cart/cart-rules.ts';
import { maxLines } from '#domain/limits.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { notFound } from '#server/messages/not-found.ts';
import { takeKeys } from '#server/queries/cart/cart-keys.ts';
import {
  addPacks,
  addPacksIfAllowed,
  againIfRemoved,
  type PackInCart,
  readPacksInCart,
  takePacks,
} from '#server/queries/cart/cart-packs.ts';
import { changeText, isReused, keyReused } from './change-key.ts';
import { packRefused } from './pack-refused.ts';
import { type Units, unitsBySlot } from './units-by-slot.ts';

type PackChange = {
  productId: number;
  slot: number;
  /** Says which pack is meant: it must be the slot's own size. */
  packSize: number;
  /** Packs to add; below zero, packs to take away. All of them, or none. */
  by: number;
  /** What the customer saw, where the client tells. */
  seenPricePaise?: number | undefined;
  /** Of this very change: sent again, it changes nothing. */
  key?: string | undefined;
} & (
  | { /** This very line of the cart. */ lineId: number }
  | {
      /** The slot's line, which may not be there yet. */ noLine: Refuse<
        'not-in-cart' | 'cart-full'
      >;
    }
);

type RefuseChange = Refuse<
  | 'over-limit'
  | 'too-little-stock'
  | 'too-few-packs'
  | 'not-for-sale'
  | 'changed-elsewhere'
  | 'key-reused'
>;

/** A line that others change at the same moment is looked at anew, this often at most. */
const tries = 20;
const maxPaise = 2_147_483_647;

/** Packs more or less in the caller's cart; gives the units of the product's slots. */
export function changePacks(
  refuse: RefuseChange,
  { db, customer }: CustomerContext,
  change: PackChange,
): Promise<Units> {
  return againIfRemoved(async () => {
    const added = await addInOneTrip(db, customer.id, change);
    if (added) return added;
    const { key } = change;
    if (key === undefined) return tryPacks(refuse, db, customer.id, change);
    // One transaction: what is refused does not use its key up.
    return db.transaction(async (tx) => {
      const keyed = { key, change: changeText(change) };
      const keys = await takeKeys(tx, customer.id, [keyed]);
      if (keys.fresh.has(key)) return tryPacks(refuse, tx, customer.id, change);
      if (isReused(keys, keyed)) throw refuse(keyReused.code, keyReused.message);
      return unitsBySlot(await readPacksInCart(tx, customer.id, change.productId));
    });
  });
}

/** Nearly every change is this one; undefined where something does not allow it, or its key is known. */
async function addInOneTrip(
  db: CustomerContext['db'],
  customerId: number,
  change: PackChange,
): Promise<Units | undefined> {
  const { productId, slot, packSize, by, key = null } = change;
  if (by < 0 || 'lineId' in change) return undefined;
  const seenPricePaise = storable(change.seenPricePaise);
  const wish = { customerId, productId, slot, packSize, by, seenPricePaise, key };
  const added = await addPacksIfAllowed(db, { ...wish, change: changeText(change) });
  return added.length > 0 ? unitsBySlot(added) : undefined;
}

async function tryPacks(
  refuse: RefuseChange,
  db: CustomerContext['db'],
  customerId: number,
  change: PackChange,
): Promise<Units> {
  const { productId, slot, by } = change;
  const place = { customerId, productId, slot };
  const seenPricePaise = storable(change.seenPricePaise);
  for (let i = 0; i < tries; i += 1) {
    const rows = await readPacksInCart(db, customerId, productId);
    const pack = packMeant(refuse, rows, change);
    const packs =
      by > 0
        ? await addPacks(db, {
            ...place,
            by,
            // The line may have grown meanwhile, as far as these packs still fit.
            mostBefore: packsAllowed(refuse, rows, pack, by) - by,
            seenPricePaise: seenPricePaise ?? pack.pricePaise,
            oldPricePaise: seenPricePaise === pack.pricePaise ? null : seenPricePaise,
          })
        : await takePacks(db, { ...place, by: -by });
    if (packs !== undefined) {
      return unitsBySlot(rows.map((row) => (row === pack ? { ...row, packs } : row)));
    }
  }
  throw refuse('changed-elsewhere', 'Your cart is being changed elsewhere. Please try again.');
}

function packMeant(refuse: RefuseChange, rows: PackInCart[], change: PackChange): PackInCart {
  if (rows.length === 0) throw notFound('product');
  const pack = rows.find((row) => row.slot === change.slot);
  if (!pack) {
    throw badField('type', 'is not one that this product has', { reason: 'no-such-pack' });
  }
  if ('lineId' in change && pack.lineId !== change.lineId) {
    throw notFound('cart line');
  }
  if (pack.size !== change.packSize) {
    const { size } = pack;
    const problem = { reason: 'other-pack-size', size } as const;
    throw badField('set_qty', `must be that of this pack: ${size}`, problem);
  }
  if ('noLine' in change && pack.lineId === null) {
    if (change.by < 0) {
      throw change.noLine('not-in-cart', 'This pack is not in your cart any more.');
    }
    if (pack.cartSize >= maxLines) {
      throw change.noLine('cart-full', `A cart holds at most ${maxLines} different packs.`);
    }
  }
  if (pack.packs + change.by < 0) {
    const { packs } = pack;
    throw refuse('too-few-packs', `Your cart holds only ${packs} pack(s) of this.`, {}, { packs });
  }
  return pack;
}

/** What the client says was seen, as far as it can be kept. */
function storable(seenPaise: number | undefined): number | null {
  return seenPaise !== undefined && seenPaise <= maxPaise ? seenPaise : null;
}

/** The most packs of this slot; refused where that many more are not allowed. */
function packsAllowed(
  refuse: RefuseChange,
  rows: PackInCart[],
  pack: PackInCart,
  more: number,
): number {
  if (pack.hidden) throw refuse('not-for-sale', 'This product is not for sale any more.');
  const others = rows.filter((row) => row !== pack);
  const room: PackRoom = {
    packSize: pack.size,
    maxUnits: pack.maxUnits,
    stock: pack.stock,
    otherUnits: others.reduce((sum, row) => sum + row.packs * row.size, 0),
  };
  const refused = refusePacks(room, pack.packs + more);
  if (refused) throw packRefused(refuse, refused, room);
  return mostPacks(room);
}
