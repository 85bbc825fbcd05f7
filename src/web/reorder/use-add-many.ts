import { useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import type { AddedLineWire } from '#contract/reorder.ts';
import { maxLinesAtOnce } from '#domain/limits.ts';
import { paiseToRupees } from '#domain/money.ts';
import { browserCall } from '#web/api.ts';
import { broadcastCartChange } from '#web/cart/cart-channel.ts';
import { variantOf } from '#web/cart/cart-line.ts';
import { discardPendingReads, readCart } from '#web/cart/cart-store.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { useReorderMessages } from '#web/messages/use-reorder-messages.ts';
import { storedUserId } from '#web/session.ts';
import type { OfferedLine } from './reorder-line.ts';

export type AddMany = ReturnType<typeof useAddMany>;

/** Adds what can be had of these lines in one request; one request at a time. */
export function useAddMany() {
  const { somethingWentWrong } = useMessages();
  const { reorder: t } = useReorderMessages();
  /** The ids of the lines being added. */
  const [busy, setBusy] = useState<readonly number[]>([]);
  const [alert, setAlert] = useState<string>();
  const running = useRef(false);

  /** What became of each line; undefined where it failed, which is told. */
  async function add(wanted: readonly OfferedLine[]): Promise<AddedLineWire[] | undefined> {
    const userId = storedUserId();
    const lines = wanted.filter(({ offer }) => offer.packs > 0).slice(0, maxLinesAtOnce);
    if (running.current || userId === undefined || lines.length === 0) return undefined;
    running.current = true;
    setBusy(lines.map(({ line }) => line.id));
    discardPendingReads();
    try {
      const answer = await browserCall('addManyToCart', {
        user_id: userId,
        lines: lines.flatMap(wireOf),
      });
      return answer.lines;
    } catch (error) {
      browserLog('add many', error);
      setAlert(refusalText(error, somethingWentWrong, t.lost));
      return undefined;
    } finally {
      broadcastCartChange();
      await readCart();
      setBusy([]);
      running.current = false;
    }
  }

  return { busy, alert, add, tell: setAlert, close: () => setAlert(undefined) };
}

function wireOf({ line: { product }, offer: { pack, packs } }: OfferedLine) {
  if (!product || !pack) return [];
  return {
    product_id: product.id,
    type: variantOf(pack.slot),
    set_qty: pack.size,
    packs,
    selling_price: paiseToRupees(pack.pricePaise),
  };
}
