import { useCallback, useRef, useState } from 'react';
import { isRefusal } from '#contract/refusal.ts';
import { browserCall } from '#web/api.ts';
import { browserLog } from '#web/log.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { type CartLine, slotUnitsFromWire, variantOf } from './cart-line.ts';
import { overtakeReads, putLineUnits, readCart } from './cart-store.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** What stands over the cart. */
type Told =
  | { name: 'ask'; line: CartLine }
  | { name: 'deleted' }
  | { name: 'failed'; message: string };

export type CartChanges = ReturnType<typeof useCartChanges>;

/** Changes of the cart's lines, one at a time; the cart is read again after each. */
export function useCartChanges() {
  const t = useMessages().cartPage;
  const [pendingId, setPendingId] = useState<number>();
  const [told, setTold] = useState<Told>();
  const busy = useRef(false);

  /** Runs one change; whatever came of it, the cart is then read as it is. */
  const run = useCallback(async (line: CartLine, work: () => Promise<Told | undefined>) => {
    if (busy.current) return;
    busy.current = true;
    overtakeReads();
    setPendingId(line.id);
    setTold(await work());
    setPendingId(undefined);
    busy.current = false;
    tellOtherTabs();
    void readCart();
  }, []);

  const ask = useCallback((line: CartLine) => {
    if (!busy.current) setTold({ name: 'ask', line });
  }, []);

  const change = useCallback(
    (line: CartLine, quantity: 1 | -1) => {
      // The last pack goes with the line, so it is asked for like a removal.
      if (quantity === -1 && line.packs === 1) return ask(line);
      void run(line, () => update(line, quantity, t.updateFailed));
    },
    [run, ask, t],
  );

  const remove = useCallback(
    (line: CartLine) => run(line, () => removeLine(line, t.removeFailed)),
    [run, t],
  );

  return { pendingId, told, change, ask, remove, close: () => setTold(undefined) };
}

/** Spec §8: the server's message, or, out of reach, ours. */
async function update(line: CartLine, quantity: 1 | -1, unreachable: string) {
  try {
    const { updated_data } = await browserCall('updateCartItem', {
      cart_id: line.id,
      quantity,
      set_qty: line.packSize,
      variant: variantOf(line.slot),
      product_id: line.productId,
    });
    putLineUnits(line, slotUnitsFromWire(updated_data)[line.slot]);
    return undefined;
  } catch (error) {
    browserLog('cart update', error);
    const answered = isRefusal(error) && error.code !== 'unreachable';
    return { name: 'failed', message: answered ? error.message : unreachable } as const;
  }
}

async function removeLine(line: CartLine, failed: string) {
  try {
    await browserCall('removeFromCart', { cart_id: line.id, variant: variantOf(line.slot) });
    putLineUnits(line, 0);
    return { name: 'deleted' } as const;
  } catch (error) {
    browserLog('cart removal', error);
    return { name: 'failed', message: failed } as const;
  }
}
