import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { packsIn } from '#domain/cart.ts';
import { paiseToRupees } from '#domain/money.ts';
import type { Pack, PackSlot } from '#domain/pricing.ts';
import { browserCall } from '#web/api.ts';
import type { Product } from '#web/catalogue/product.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { broadcastCartChange } from './cart-channel.ts';
import { slotUnitsFromWire, variantOf } from './cart-line.ts';
import { discardPendingReads, readCart } from './cart-store.ts';
import { lockEnd } from './change-lock.ts';
import { useSlotUnits } from './use-slot-units.ts';

/** One request at a time, also across products: the next one waits for this. */
let inFlight: Promise<unknown> = Promise.resolve();

export type PickerState = ReturnType<typeof usePicker>;

/** Spec §4: units in the cart by slot, as the server answers them; one change at a time. */
export function usePicker(product: Product, userId: number) {
  const t = useMessages();
  const held = useSlotUnits(product.id, userId);
  const { units, syncState } = held;
  /** The slot being changed, until the lock ends; meanwhile clicks on every slot are ignored. */
  const [busySlot, setBusySlot] = useState<PackSlot>();
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);

  /** false: refused, or not known whether it arrived. */
  async function send(pack: Pack, by: number): Promise<boolean> {
    try {
      const answer = await browserCall('addToCart', {
        product_id: product.id,
        selling_price: paiseToRupees(pack.pricePaise),
        mrp: paiseToRupees(pack.mrpPaise),
        set_qty: `${by > 0 ? '+' : '-'}${pack.size}`,
        type: variantOf(pack.slot),
        user_id: userId,
        // Only where it is needed: another server of the contract may not know it.
        ...(Math.abs(by) > 1 ? { packs: Math.abs(by) } : {}),
      });
      // One that does not know it changes one pack, and says so.
      held.put(slotUnitsFromWire(answer), 'synced');
      return true;
    } catch (error) {
      browserLog('add to cart', error);
      const answered = isRefusal(error) && error.code !== 'unreachable';
      if (answered) setRefusal(error.message || t.somethingWentWrong);
      // The server may have applied it although the answer was lost: read again, never resent.
      await held.read(answered ? 'synced' : 'reread');
      return false;
    }
  }

  /** One change at a time; false where that did not succeed. */
  async function run(pack: Pack, work: () => Promise<boolean>): Promise<boolean> {
    if (busy.current || syncState === 'unknown') return false;
    busy.current = true;
    held.pause();
    discardPendingReads();
    setBusySlot(pack.slot);
    const sent = inFlight.then(work);
    inFlight = sent;
    const done = await sent;
    broadcastCartChange();
    void readCart();
    void lockEnd().then(() => {
      setBusySlot(undefined);
      busy.current = false;
      held.resume();
    });
    return done;
  }

  /** Adds packs, or takes them below zero. */
  function change(pack: Pack, by: number): Promise<boolean> {
    return run(pack, () => {
      held.abortRead();
      return send(pack, by);
    });
  }

  /** The cart shall hold so many packs, whatever the screen shows: as one difference from what it holds. */
  function setPacks(pack: Pack, packs: number): Promise<boolean> {
    return run(pack, async () => {
      const known = await held.readIfStale();
      if (known === undefined) return false;
      const by = packs - packsIn(known[pack.slot], pack.size);
      return by === 0 || send(pack, by);
    });
  }

  async function retry(): Promise<void> {
    await held.read('reread');
    void readCart();
  }

  const onOnline = useEffectEvent(() => {
    if (syncState === 'unknown') void retry();
  });
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return {
    units,
    busySlot,
    syncState,
    refusal,
    change,
    setPacks,
    retry,
    dropRefusal: () => setRefusal(undefined),
  };
}
