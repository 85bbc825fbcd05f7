import { useEffect, useState } from 'react';
import { packsIn } from '#domain/cart/cart.ts';
import type { Pack, PackSlot } from '#domain/catalogue/pricing.ts';
import type { Product } from '#web/catalogue/product.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { cartNow, freshMs, readCart, readStaleCart } from './cart-store.ts';
import { pendingBySlot, shownUnits } from './pending-packs.ts';
import { changeCart, flushQueue } from './queue.ts';
import { hasWaiting } from './queued-changes.ts';
import { tellRefusal } from './refused-change.ts';
import { useRunChange } from './run-change.ts';
import { useCart } from './use-cart.ts';

/** A typed number counts from what the cart holds, and the customer's other devices tell this one nothing. */
const typedFreshMs = 5_000;

export type PickerState = ReturnType<typeof usePicker>;

/** Spec §4: units in the cart by slot, as the cart store has them; one change at a time. */
export function usePicker(product: Product, userId: number) {
  const cart = useCart();
  const { busy: busySlot, run } = useRunChange<PackSlot>();
  /** An answer was lost, or a read failed: so the cart was read again. */
  const [isReread, setIsReread] = useState(false);

  /** false: refused, or not known whether it arrived. */
  async function send(pack: Pack, by: number): Promise<boolean> {
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
      units: shownUnits(cartNow(), product.id)[pack.slot] + by * pack.size,
    });
    if (outcome.name === 'refused') tellRefusal(outcome.refusal.message || t.somethingWentWrong);
    // Lost: the server may have applied it all the same.
    setIsReread(outcome.name === 'lost' && (await readCart()));
    return outcome.name === 'done' || outcome.name === 'queued';
  }

  /** One change at a time; false where that did not succeed. */
  async function runUnlocked(pack: Pack, work: () => Promise<boolean>): Promise<boolean> {
    if (isUnknown) return false;
    return (await run(pack.slot, work)) ?? false;
  }

  /** Adds packs, or takes them below zero. */
  function change(pack: Pack, by: number): Promise<boolean> {
    return runUnlocked(pack, () => send(pack, by));
  }

  /** The cart shall hold so many packs, whatever the screen shows: as one difference from what it holds. */
  function setPacks(pack: Pack, packs: number): Promise<boolean> {
    return runUnlocked(pack, async () => {
      const isKnown = await readStaleCart(typedFreshMs);
      if (!isKnown && onlyInBrowser) return false;
      const by = packs - packsIn(shownUnits(cartNow(), product.id)[pack.slot], pack.size);
      return by === 0 || send(pack, by);
    });
  }

  async function retry(): Promise<void> {
    if (await readCart()) setIsReread(onlyInBrowser);
  }

  // Without a queue the units last known may be wrong.
  const isUnknown = cart.failed && onlyInBrowser;
  return {
    units: shownUnits(cart, product.id),
    /** What waits for the network. */
    pending: pendingBySlot(cart.queue, product.id),
    busySlot,
    isUnknown,
    /** The units are those last known; the shop may have answered that it cannot look now. */
    isStale: cart.failed,
    isOffline: cart.failed && !cart.busy && !onlyInBrowser,
    isReread: isReread && !cart.failed,
    change,
    setPacks,
    retry,
  };
}

/** Where all packs of a product are shown: what waits is sent, and an old cart read again. */
export function useFreshCart(): void {
  useEffect(() => {
    // After the sheet is painted: sending a request takes time on a cheap phone.
    const timer = setTimeout(() => {
      if (hasWaiting()) void flushQueue();
      void readStaleCart(navigator.onLine ? freshMs : 0);
    });
    return () => clearTimeout(timer);
  }, []);
}
