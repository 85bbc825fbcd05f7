import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { packsIn } from '#domain/cart/cart.ts';
import type { Pack, PackSlot } from '#domain/catalogue/pricing.ts';
import type { Product } from '#web/catalogue/product.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { broadcastCartChange } from './cart-channel.ts';
import { discardPendingReads, readCart } from './cart-store.ts';
import { lockEnd } from './change-lock.ts';
import { meantUnits, pendingBySlot } from './pending-packs.ts';
import { changeCart } from './queue.ts';
import { queueNow } from './queued-changes.ts';
import { tellRefusal } from './refused-change.ts';
import { useQueue } from './use-queue.ts';
import { useSlotUnits } from './use-slot-units.ts';

/** One request at a time, also across products: the next one waits for this. */
let inFlight: Promise<unknown> = Promise.resolve();

export type PickerState = ReturnType<typeof usePicker>;

/** Spec §4: units in the cart by slot, as the server answers them; one change at a time. */
export function usePicker(product: Product, userId: number) {
  const t = useMessages();
  const held = useSlotUnits(product.id, userId);
  const { units, syncState } = held;
  const pending = pendingBySlot(useQueue(), product.id);
  /** The slot being changed, until the lock ends; meanwhile clicks on every slot are ignored. */
  const [busySlot, setBusySlot] = useState<PackSlot>();
  const busy = useRef(false);

  /** false: refused, or not known whether it arrived. */
  async function send(pack: Pack, by: number, known = units): Promise<boolean> {
    const outcome = await changeCart({
      customerId: userId,
      productId: product.id,
      name: product.name,
      slot: pack.slot,
      packSize: pack.size,
      packaging: pack.packaging,
      pricePaise: pack.pricePaise,
      mrpPaise: pack.mrpPaise,
      by,
      units: meantUnits(known, pendingBySlot(queueNow(), product.id))[pack.slot] + by * pack.size,
    });
    if (outcome.name === 'queued') return true;
    if (outcome.name === 'done' && outcome.units) {
      held.put(outcome.units, 'synced');
      return true;
    }
    if (outcome.name === 'refused') tellRefusal(outcome.refusal.message || t.somethingWentWrong);
    // Lost: the server may have applied it all the same.
    await held.read(outcome.name === 'lost' ? 'reread' : 'synced');
    return outcome.name === 'done';
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
      const meant = meantUnits(known, pendingBySlot(queueNow(), product.id))[pack.slot];
      const by = packs - packsIn(meant, pack.size);
      return by === 0 || send(pack, by, known);
    });
  }

  async function retry(): Promise<void> {
    await held.read(onlyInBrowser ? 'reread' : 'synced');
    void readCart();
  }

  const onOnline = useEffectEvent(() => {
    if (syncState !== 'synced' && syncState !== 'reread') void retry();
  });
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return {
    units: meantUnits(units, pending),
    /** What waits for the network. */
    pending,
    busySlot,
    syncState,
    change,
    setPacks,
    retry,
  };
}
