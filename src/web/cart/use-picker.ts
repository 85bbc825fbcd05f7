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

/** Spec §9: further clicks are ignored until this long after the request ended. */
const lockMs = 300;

/** One request at a time, also across products: the next one waits for this. */
let inFlight: Promise<void> = Promise.resolve();

/** 'reread': an answer was lost, so the cart was read again. 'unknown': that failed as well. */
type SyncState = 'synced' | 'reread' | 'unknown';

export type PickerState = ReturnType<typeof usePicker>;

/** Spec §4: units in the cart by slot, as the server answers them; one change at a time. */
export function usePicker(product: Product, userId: number) {
  const t = useMessages();
  const [units, setUnits] = useState(noUnits);
  const [pendingSlot, setPendingSlot] = useState<PackSlot>();
  const [syncState, setSyncState] = useState<SyncState>('synced');
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  const freeAt = useRef(0);
  /** Number of the latest request: an answer to an earlier read is stale and dropped. */
  const latest = useRef(0);

  async function readUnits(next: SyncState): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    try {
      const { cart } = await browserCall('getCartItemsByUserId', { userId });
      if (mine !== latest.current) return;
      const held = cart.find((row) => row.product_id === product.id);
      setUnits(held ? slotUnitsFromWire(held) : noUnits);
      setSyncState(next);
    } catch (error) {
      browserLog('picker', error);
      if (mine === latest.current) setSyncState('unknown');
    }
  }

  async function send(pack: Pack, sign: '+' | '-'): Promise<void> {
    try {
      const answer = await browserCall('addToCart', {
        product_id: product.id,
        selling_price: paiseToRupees(pack.pricePaise),
        mrp: paiseToRupees(pack.mrpPaise),
        set_qty: `${sign}${pack.size}`,
        type: variantOf(pack.slot),
        user_id: userId,
      });
      setUnits(slotUnitsFromWire(answer));
      setSyncState('synced');
    } catch (error) {
      browserLog('add to cart', error);
      const answered = isRefusal(error) && error.code !== 'unreachable';
      if (answered) setRefusal(error.message || t.somethingWentWrong);
      // The server may have applied it although the answer was lost: read again, never resent.
      await readUnits(answered ? 'synced' : 'reread');
    }
  }

  async function change(pack: Pack, sign: '+' | '-'): Promise<void> {
    if (busy.current || performance.now() < freeAt.current || syncState === 'unknown') return;
    busy.current = true;
    latest.current += 1;
    discardPendingReads();
    setPendingSlot(pack.slot);
    inFlight = inFlight.then(() => send(pack, sign));
    await inFlight;
    setPendingSlot(undefined);
    busy.current = false;
    freeAt.current = performance.now() + lockMs;
    broadcastCartChange();
    void readCart();
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
      window.removeEventListener('online', listener);
    };
  }, []);

  return {
    units,
    pendingSlot,
    syncState,
    refusal,
    change,
    retry,
    dropRefusal: () => setRefusal(undefined),
  };
}
