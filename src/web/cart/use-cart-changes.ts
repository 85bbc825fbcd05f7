import { useCallback, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { browserCall } from '#web/data/api.ts';
import { useCartMessages } from '#web/messages/use-cart-messages.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { broadcastCartChange } from './cart-channel.ts';
import { type CartLine, variantOf } from './cart-line.ts';
import { discardPendingReads, putLineUnits, readCart } from './cart-store.ts';
import { lockEnd } from './change-lock.ts';
import { changeCart, flushQueue } from './queue.ts';

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
export function useCartChanges(userId: number | undefined) {
  const { somethingWentWrong } = useMessages();
  const { cartPage: t } = useCartMessages();
  /** The line being changed, until the lock ends; meanwhile clicks on every line are ignored. */
  const [pendingId, setPendingId] = useState<number>();
  const [dialog, setDialog] = useState<DialogState>();
  /** A request is in flight. */
  const busy = useRef(false);
  /** Spec §4: so shortly after one no packs are changed; a removal is asked about first anyway. */
  const locked = useRef(false);

  /** Runs one change; the cart is read again whether or not it succeeded. */
  const run = useCallback(
    async (line: CartLine, work: () => Promise<DialogState | undefined>, lock = noLock) => {
      if (busy.current) return false;
      busy.current = true;
      discardPendingReads();
      setPendingId(line.id);
      const told = await work();
      setDialog(told);
      broadcastCartChange();
      void readCart();
      busy.current = false;
      locked.current = true;
      void lock().then(() => {
        locked.current = false;
        // A removal may have begun meanwhile.
        if (!busy.current) setPendingId(undefined);
      });
      return told === undefined;
    },
    [],
  );

  const ask = useCallback((line: CartLine) => {
    if (!busy.current) setDialog({ name: 'ask', line });
  }, []);

  const change = useCallback(
    (line: CartLine, by: number) => {
      if (locked.current || userId === undefined) return Promise.resolve(false);
      const texts = { silent: somethingWentWrong, unreachable: t.updateFailed };
      return run(line, () => update(userId, line, by, texts), lockEnd);
    },
    [run, somethingWentWrong, t, userId],
  );

  const remove = useCallback(
    (line: CartLine) => run(line, () => removeLine(line, t.removeFailed)),
    [run, t],
  );

  return { pendingId, dialog, change, ask, remove, close: () => setDialog(undefined) };
}

const noLock = () => Promise.resolve();

type UpdateTexts = Record<'silent' | 'unreachable', string>;

/** Spec §8: the server's message, or ours if it is unreachable. */
async function update(customerId: number, line: CartLine, by: number, texts: UpdateTexts) {
  const { id: lineId, productId, name, slot, packSize, packaging, pricePaise, mrpPaise } = line;
  const outcome = await changeCart({
    ...{ customerId, lineId, productId, name, slot, packSize, packaging, pricePaise, mrpPaise },
    by,
    units: line.units + by * packSize,
  });
  if (outcome.name === 'done' && outcome.units) putLineUnits(line, outcome.units[slot]);
  if (outcome.name === 'done' || outcome.name === 'queued') return undefined;
  const message =
    outcome.name === 'lost' ? texts.unreachable : outcome.refusal.message || texts.silent;
  return { name: 'failed', message } as const;
}

async function removeLine(line: CartLine, failed: string) {
  try {
    // What waits for the network came before: it would put the line back.
    await flushQueue();
    await browserCall('removeFromCart', { cart_id: line.id, variant: variantOf(line.slot) });
    putLineUnits(line, 0);
    return { name: 'deleted' } as const;
  } catch (error) {
    browserLog('cart removal', error);
    return { name: 'failed', message: failed, removal: line } as const;
  }
}
