import { useCallback, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { browserCall } from '#web/api.ts';
import { useCartMessages } from '#web/messages/use-cart-messages.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { broadcastCartChange } from './cart-channel.ts';
import { type CartLine, slotUnitsFromWire, variantOf } from './cart-line.ts';
import { discardPendingReads, putLineUnits, readCart } from './cart-store.ts';

/** The dialog over the cart. */
type DialogState =
  | { name: 'ask'; line: CartLine }
  | { name: 'deleted' }
  | {
      name: 'failed';
      message: string;
      /** The line that was not removed, to try again; a change of packs is never sent twice. */
      removal?: CartLine;
    };

export type CartChanges = ReturnType<typeof useCartChanges>;

/** Changes the cart's lines, one at a time; the cart is read again after each. */
export function useCartChanges() {
  const { somethingWentWrong } = useMessages();
  const { cartPage: t } = useCartMessages();
  const [pendingId, setPendingId] = useState<number>();
  const [dialog, setDialog] = useState<DialogState>();
  const busy = useRef(false);

  /** Runs one change; the cart is read again whether or not it succeeded. */
  const run = useCallback(async (line: CartLine, work: () => Promise<DialogState | undefined>) => {
    if (busy.current) return;
    busy.current = true;
    discardPendingReads();
    setPendingId(line.id);
    setDialog(await work());
    setPendingId(undefined);
    busy.current = false;
    broadcastCartChange();
    void readCart();
  }, []);

  const ask = useCallback((line: CartLine) => {
    if (!busy.current) setDialog({ name: 'ask', line });
  }, []);

  const change = useCallback(
    (line: CartLine, quantity: 1 | -1) => {
      // Taking the last pack removes the line, so it needs the same confirmation.
      if (quantity === -1 && line.packs === 1) return ask(line);
      void run(line, () =>
        update(line, quantity, { silent: somethingWentWrong, unreachable: t.updateFailed }),
      );
    },
    [run, ask, somethingWentWrong, t],
  );

  const remove = useCallback(
    (line: CartLine) => run(line, () => removeLine(line, t.removeFailed)),
    [run, t],
  );

  return { pendingId, dialog, change, ask, remove, close: () => setDialog(undefined) };
}

type UpdateTexts = Record<'silent' | 'unreachable', string>;

/** Spec §8: the server's message, or ours if it is unreachable. */
async function update(line: CartLine, quantity: 1 | -1, texts: UpdateTexts) {
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
    const message = refusalText(error, texts.silent, texts.unreachable);
    return { name: 'failed', message } as const;
  }
}

async function removeLine(line: CartLine, failed: string) {
  try {
    await browserCall('removeFromCart', { cart_id: line.id, variant: variantOf(line.slot) });
    putLineUnits(line, 0);
    return { name: 'deleted' } as const;
  } catch (error) {
    browserLog('cart removal', error);
    return { name: 'failed', message: failed, removal: line } as const;
  }
}
