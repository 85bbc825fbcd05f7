import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '#contract/refusal.ts';
import { paiseToRupees } from '#domain/money.ts';
import type { Pack, PackSlot } from '#domain/pricing.ts';
import { browserCall } from '#web/api.ts';
import type { Product } from '#web/catalogue/product.ts';
import { browserLog } from '#web/log.ts';
import { noUnits, slotUnitsFromWire, variantOf } from './cart-line.ts';
import { overtakeReads, readCart } from './cart-store.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Spec §9: further clicks are ignored until this long after the request ended. */
const lockMs = 300;

/** The change on its way, perhaps of the product picked before: one request at a time. */
let inFlight: Promise<void> = Promise.resolve();

/** 'lost': an answer got lost, and the cart was read again. 'unknown': not even that worked. */
type Knowledge = 'sure' | 'lost' | 'unknown';

/** Spec §4: units in the cart by slot, as the server answers them; one change at a time. */
export function usePicker(product: Product, userId: number) {
  const [units, setUnits] = useState(noUnits);
  const [pendingSlot, setPendingSlot] = useState<PackSlot>();
  const [knowledge, setKnowledge] = useState<Knowledge>('sure');
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  const freeAt = useRef(0);
  /** A read that a change overtook is dropped. */
  const latest = useRef(0);

  async function readUnits(known: Knowledge): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    try {
      const { cart } = await browserCall('getCartItemsByUserId', { userId });
      if (mine !== latest.current) return;
      const held = cart.find((row) => row.product_id === product.id);
      setUnits(held ? slotUnitsFromWire(held) : noUnits);
      setKnowledge(known);
    } catch (error) {
      browserLog('picker', error);
      if (mine === latest.current) setKnowledge('unknown');
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
      setKnowledge('sure');
    } catch (error) {
      browserLog('add to cart', error);
      const told = isRefusal(error) && error.code !== 'unreachable';
      if (told) setRefusal(error.message);
      // The server may have done it before the answer got lost: asked anew, never sent again.
      await readUnits(told ? 'sure' : 'lost');
    }
  }

  async function change(pack: Pack, sign: '+' | '-'): Promise<void> {
    if (busy.current || performance.now() < freeAt.current || knowledge === 'unknown') return;
    busy.current = true;
    latest.current += 1;
    overtakeReads();
    setPendingSlot(pack.slot);
    inFlight = inFlight.then(() => send(pack, sign));
    await inFlight;
    setPendingSlot(undefined);
    busy.current = false;
    freeAt.current = performance.now() + lockMs;
    tellOtherTabs();
    void readCart();
  }

  async function retry(): Promise<void> {
    await readUnits('lost');
    void readCart();
  }

  const onOpen = useEffectEvent(() => void readUnits('sure'));
  const onOnline = useEffectEvent(() => {
    if (knowledge === 'unknown') void retry();
  });
  useEffect(() => {
    // The drawer is painted first: sending takes its time on a cheap phone.
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
    knowledge,
    refusal,
    change,
    retry,
    dropRefusal: () => setRefusal(undefined),
  };
}
