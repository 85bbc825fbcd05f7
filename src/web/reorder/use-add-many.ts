import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import type { AddedLineWire } from '#contract/reorder.ts';
import { maxLinesAtOnce } from '#domain/limits.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { variantOf } from '#web/cart/cart-line.ts';
import { cartNow, whenRead } from '#web/cart/cart-store.ts';
import { shownUnits } from '#web/cart/pending-packs.ts';
import { changeMany } from '#web/cart/queue-many.ts';
import { useRunChange } from '#web/cart/run-change.ts';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { reorder as t } from '#web/messages/en/reorder.ts';
import { shell } from '#web/messages/en/shell.ts';
import { type OfferedLine, offeredLines, type ReorderLine } from './reorder-line.ts';

export type AddMany = ReturnType<typeof useAddMany>;
/** `waits`: for the network; it is shown as pending wherever the cart is. */
type AddedLine = AddedLineWire & { waits?: true };

const noLines: readonly number[] = [];

/** Adds what can be had of these lines in one request; one request at a time. */
export function useAddMany() {
  /** The ids of the lines being added, until the cart has been read. */
  const { busy = noLines, run } = useRunChange<readonly number[]>(whenRead);
  const [alert, setAlert] = useState<string>();

  /** What became of each line; undefined where it failed, which is told. */
  async function add(wanted: readonly OfferedLine[]): Promise<AddedLine[] | undefined> {
    const ids = wanted.map(({ line }) => line.id);
    const results = await run(ids, () => send(wanted));
    await whenRead();
    return results;
  }

  async function send(wanted: readonly OfferedLine[]): Promise<AddedLine[] | undefined> {
    const userId = storedUserId();
    const lines = wanted.filter(({ offer }) => offer.packs > 0).slice(0, maxLinesAtOnce);
    if (userId === undefined || lines.length === 0) return undefined;
    try {
      const answer = await changeMany(lines.flatMap(changeOf(userId)), (keys, signal) => {
        const input = { user_id: userId, lines: lines.flatMap(wireWith(keys)) };
        return browserCall('addManyToCart', input, signal);
      });
      return answer?.lines ?? lines.map(asWaiting);
    } catch (error) {
      browserLog('add many', error);
      setAlert(refusalText(error, shell.somethingWentWrong, t.lost));
      return undefined;
    }
  }

  /** Its usual packs; what is refused is told, and the page shows something that is no more. */
  async function addOne(line: ReorderLine, onRefused: () => void): Promise<void> {
    const results = await add(offeredLines([line], cartNow().lines ?? []));
    const refused = results?.find((result) => result.code !== undefined);
    if (!refused) return;
    setAlert(refused.message);
    onRefused();
  }

  return { busy, alert, run, send, add, addOne, tell: setAlert, close: () => setAlert(undefined) };
}

function wireWith(keys: readonly (string | undefined)[]) {
  return ({ line: { product }, offer: { pack, packs } }: OfferedLine, i: number) => {
    if (!product || !pack) return [];
    const key = keys[i];
    return {
      product_id: product.id,
      type: variantOf(pack.slot),
      set_qty: pack.size,
      packs,
      selling_price: paiseToRupees(pack.pricePaise),
      ...(key !== undefined && { idempotency_key: key }),
    };
  };
}

/** As the queue keeps it, should there be no answer. */
function changeOf(customerId: number) {
  return ({ line: { product, name }, offer: { pack, packs } }: OfferedLine) => {
    if (!product || !pack) return [];
    const held = shownUnits(cartNow(), product.id)[pack.slot];
    const { slot, size: packSize, pricePaise, mrpPaise, packaging } = pack;
    return {
      ...{ customerId, productId: product.id, slot, packSize, by: packs, name, packaging },
      ...{ pricePaise, mrpPaise, units: held + packs * packSize },
    };
  };
}

function asWaiting({ line: { product }, offer: { pack, packs } }: OfferedLine): AddedLine {
  const type = variantOf(pack?.slot ?? 1);
  return { product_id: product?.id ?? 0, type, added: packs, waits: true };
}
