import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { variantOf } from '#web/cart/cart-line.ts';
import { cartNow, whenRead } from '#web/cart/cart-store.ts';
import { productFromWire } from '#web/catalogue/product.ts';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { orderWords, orderPage as t } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { cartPath } from '#web/paths/paths.ts';
import { isAsBefore, type OfferedLine, offeredLines } from '#web/reorder/reorder-line.ts';
import { useAddMany } from '#web/reorder/use-add-many.ts';
import { type Order, type OrderLine, orderedLines } from './order.ts';

/** Adds the order's packs to the cart; where something differs from then, that is shown first. */
export function useOrderAgain(order: Order) {
  const navigate = useNavigate();
  const adding = useAddMany();
  const [reviewed, setReviewed] = useState<OfferedLine[]>();

  /** Whether all of it is in the cart; what is not is shown or told. */
  async function addAll(): Promise<boolean> {
    const lines = await readLines(order);
    if (!lines) {
      const told = await addOneByOne(orderedLines(order));
      adding.tell(told);
      return told === undefined;
    }
    if (!lines.every(isAsBefore)) {
      setReviewed(lines);
      return false;
    }
    const results = await adding.send(lines);
    if (results?.every((result) => result.code === undefined)) return true;
    // Changed within this very moment: the fresh look says what.
    if (results) setReviewed(await readLines(order));
    return false;
  }

  async function again(): Promise<void> {
    try {
      const isAdded = await adding.run([order.id], addAll);
      await whenRead();
      if (isAdded) await navigate(cartPath);
    } catch (error) {
      browserLog('order again', error);
      adding.tell(refusalText(error, shell.somethingWentWrong, shell.unreachable));
    }
  }

  const busy = adding.busy.length > 0;
  return { busy, again, reviewed, adding, close: () => setReviewed(undefined) };
}

/** The order's lines as they are offered today; undefined where the server does not tell. */
async function readLines(order: Order): Promise<OfferedLine[] | undefined> {
  const { products } = await browserCall('getOrderById', { id: order.id, cards: '1' });
  if (!products) return undefined;
  const offered = new Map(products.map((wire) => [wire.id, productFromWire(wire)]));
  const lines = orderedLines(order).map((line) => ({
    ...line,
    product: offered.get(line.productId),
    lastPricePaise: line.pricePaise,
  }));
  return offeredLines(lines, cartNow().lines ?? []);
}

/** For another server of the contract, which adds one pack a call; gives what could not be added. */
async function addOneByOne(lines: readonly OrderLine[]): Promise<string | undefined> {
  const userId = storedUserId();
  if (userId === undefined) return undefined;
  let added = 0;
  const left: string[] = [];
  for (const line of lines) {
    const result = await addLine(line, userId, shell.somethingWentWrong);
    added += result.packs;
    if (result.reason !== undefined) left.push(t.againReason(line.name, result.reason));
  }
  if (left.length === 0) return undefined;
  return added === 0
    ? t.againNone(left.join(', '))
    : t.againSome(orderWords.packs(added), left.join(', '));
}

/** How many packs went in, and why no more did. */
async function addLine(
  line: OrderLine,
  userId: number,
  silent: string,
): Promise<{ packs: number; reason?: string }> {
  for (let packs = 0; packs < line.packs; packs += 1) {
    try {
      await browserCall('addToCart', {
        product_id: line.productId,
        selling_price: paiseToRupees(line.pricePaise),
        mrp: paiseToRupees(line.mrpPaise),
        set_qty: `+${line.packSize}`,
        type: variantOf(line.slot),
        user_id: userId,
      });
    } catch (error) {
      browserLog('order again', error);
      return { packs, reason: refusalText(error, silent, String(error)) };
    }
  }
  return { packs: line.packs };
}
