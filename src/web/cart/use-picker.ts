import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { paiseToRupees } from '#domain/money.ts';
import type { Pack, PackSlot } from '#domain/pricing.ts';
import { browserCall } from '#web/api.ts';
import type { Product } from '#web/catalogue/product.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { broadcastCartChange } from './cart-channel.ts';
import { noUnits, slotUnitsFromWire, variantOf } from './cart-line.ts';
import { discardPendingReads, readCart } from './cart-store.ts';
import { lockEnd } from './change-lock.ts';

/** One request at a time, also across products: the next one waits for this. */
let inFlight: Promise<unknown> = Promise.resolve();

/** 'reread': an answer was lost, so the cart was read again. 'unknown': that failed as well. */
type SyncState = 'synced' | 'reread' | 'unknown';

export type PickerState = ReturnType<typeof usePicker>;

/** Spec §4: units in the cart by slot, as the server answers them; one change at a time. */
export function usePicker(product: Product, userId: number) {
  const t = useMessages();
  const [units, setUnits] = useState(noUnits);
  /** The slot being changed, until the lock ends; meanwhile clicks on every slot are ignored. */
  const [busySlot, setBusySlot] = useState<PackSlot>();
  const [syncState, setSyncState] = useState<SyncState>('synced');
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  /** Aborts the read in flight once it is overtaken: its answer would be stale. */
  const reading = useRef<AbortController>(undefined);

  async function readUnits(next: SyncState): Promise<void> {
    reading.current?.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    try {
      const { cart } = await browserCall('getCartItemsByUserId', { userId }, signal);
      if (signal.aborted) return;
      const held = cart.find((row) => row.product_id === product.id);
      setUnits(held ? slotUnitsFromWire(held) : noUnits);
      setSyncState(next);
    } catch (error) {
      if (signal.aborted) return;
      browserLog('picker', error);
      setSyncState('unknown');
    }
  }

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
      setUnits(slotUnitsFromWire(answer));
      setSyncState('synced');
      return true;
    } catch (error) {
      browserLog('add to cart', error);
      const answered = isRefusal(error) && error.code !== 'unreachable';
      if (answered) setRefusal(error.message || t.somethingWentWrong);
      // The server may have applied it although the answer was lost: read again, never resent.
      await readUnits(answered ? 'synced' : 'reread');
      return false;
    }
  }

  /** Adds packs, or takes them below zero; false where that did not succeed. */
  async function change(pack: Pack, by: number): Promise<boolean> {
    if (busy.current || syncState === 'unknown') return false;
    busy.current = true;
    reading.current?.abort();
    discardPendingReads();
    setBusySlot(pack.slot);
    const sent = inFlight.then(() => send(pack, by));
    inFlight = sent;
    const done = await sent;
    broadcastCartChange();
    void readCart();
    void lockEnd().then(() => {
      setBusySlot(undefined);
      busy.current = false;
    });
    return done;
  }

  async function retry(): Promise<void> {
    await readUnits('reread');
    void readCart();
  }

  const onOpen = useEffectEvent(() => void readUnits('synced'));
  const onOnline = useEffectEvent(() => {
    if (syncState === 'unknown') void retry();
  });
  useEffect(() => {
    // After the sheet is painted: sending a request takes time on a cheap phone.
    const timer = setTimeout(() => onOpen());
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      reading.current?.abort();
      window.removeEventListener('online', listener);
    };
  }, []);

  return {
    units,
    busySlot,
    syncState,
    refusal,
    change,
    retry,
    dropRefusal: () => setRefusal(undefined),
  };
}
