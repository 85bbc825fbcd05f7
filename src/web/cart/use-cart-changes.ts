import { useCallback, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { browserCall } from '#web/data/api.ts';
import { cartPage } from '#web/messages/en/cart-page.ts';
import { shell } from '#web/messages/en/shell.ts';
import { type CartLine, variantOf } from './cart-line.ts';
import { cartNow, putUnits, whenRead } from './cart-store.ts';
import { shownUnits } from './pending-packs.ts';
import { answerMs, changeCart, flushQueue, withQueueLock } from './queue.ts';
import { tellRefusal } from './refused-change.ts';
import type { RepackOffer } from './repack-offers.ts';
import { useRunChange } from './run-change.ts';

/** The dialog over the cart. */
type DialogState =
  | { name: 'ask'; line: CartLine }
  | { name: 'deleted' }
  /** The line that was not removed, to try again. */
  | { name: 'failed'; line: CartLine };

export type CartChanges = ReturnType<typeof useCartChanges>;

/** Changes the cart's lines, one at a time. */
export function useCartChanges(userId: number | undefined) {
  const packs = useRunChange<number>();
  // Without a lock: it is asked about first.
  const removal = useRunChange<number>(noLock);
  // Until the lines are those of the other packs.
  const repacking = useRunChange<number>(whenRead);
  const [dialog, setDialog] = useState<DialogState>();

  const ask = useCallback((line: CartLine) => setDialog({ name: 'ask', line }), []);

  const change = useCallback(
    async (line: CartLine, by: number) => {
      if (userId === undefined) return false;
      return (await packs.run(line.id, () => update(userId, line, by))) ?? false;
    },
    [packs.run, userId],
  );

  const repack = useCallback(
    (line: CartLine, offer: RepackOffer) => {
      if (userId !== undefined) void repacking.run(line.id, () => sendRepack(userId, offer));
    },
    [repacking.run, userId],
  );

  async function remove(line: CartLine): Promise<void> {
    if (userId === undefined) return;
    const isRemoved = await removal.run(line.id, () => removeLine(userId, line));
    if (isRemoved !== undefined)
      setDialog(isRemoved ? { name: 'deleted' } : { name: 'failed', line });
  }

  return {
    /** The line being changed, until the lock ends; meanwhile clicks on every line are ignored. */
    pendingId: removal.busy ?? packs.busy ?? repacking.busy,
    dialog,
    change,
    repack,
    ask,
    remove,
    close: () => setDialog(undefined),
  };
}

const noLock = () => Promise.resolve();

/** Spec §8: the server's message, or ours if it is unreachable; false where that did not succeed. */
async function update(customerId: number, line: CartLine, by: number) {
  const { id: lineId, productId, name, slot, packSize, packaging, pricePaise, mrpPaise } = line;
  const outcome = await changeCart({
    ...{ customerId, lineId, productId, name, slot, packSize, packaging, pricePaise, mrpPaise },
    by,
    units: line.units + by * packSize,
  });
  if (outcome.name === 'refused') tellRefusal(outcome.refusal.message || shell.somethingWentWrong);
  if (outcome.name === 'lost') tellRefusal(cartPage.updateFailed);
  return outcome.name === 'done' || outcome.name === 'queued';
}

/** Whole, or told why not; without a network it is not done later, when the cart may be another. */
async function sendRepack(userId: number, { productId, packs }: RepackOffer): Promise<void> {
  const wanted = packs.map((one) => ({
    ...{ type: variantOf(one.slot), set_qty: one.packSize, packs: one.packs },
  }));
  try {
    await flushQueue();
    const input = { user_id: userId, product_id: productId, packs: wanted };
    const signal = AbortSignal.timeout(answerMs);
    await withQueueLock(() => browserCall('repackInCart', input, signal));
    focusHeading();
  } catch (error) {
    browserLog('cart repacking', error);
    tellRefusal(refusalText(error, shell.somethingWentWrong, cartPage.updateFailed));
  }
}

async function removeLine(customerId: number, line: CartLine): Promise<boolean> {
  const { productId, slot } = line;
  try {
    // What waits for the network came before: it would put the line back.
    await flushQueue();
    const input = { cart_id: line.id, variant: variantOf(slot) };
    await withQueueLock(() => browserCall('removeFromCart', input));
    putUnits({ customerId, productId }, { ...shownUnits(cartNow(), productId), [slot]: 0 });
    return true;
  } catch (error) {
    browserLog('cart removal', error);
    return false;
  }
}
