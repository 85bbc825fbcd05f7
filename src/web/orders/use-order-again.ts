import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { cartNow } from '#web/cart/cart-store.ts';
import { productFromWire } from '#web/catalogue/product.ts';
import { browserCall } from '#web/data/api.ts';
import { shell } from '#web/messages/en/shell.ts';
import { cartPath } from '#web/paths/paths.ts';
import { isAsBefore, type OfferedLine, offeredLines } from '#web/reorder/reorder-line.ts';
import { useAddMany } from '#web/reorder/use-add-many.ts';
import { useAddOneByOne } from './add-one-by-one.ts';
import { type Order, orderedLines } from './order.ts';

/** Adds the order's packs to the cart; where something differs from then, that is shown first. */
export function useOrderAgain(order: Order) {
  const navigate = useNavigate();
  const adding = useAddMany();
  const oneByOne = useAddOneByOne();
  const [busy, setBusy] = useState(false);
  const [reviewed, setReviewed] = useState<OfferedLine[]>();
  const running = useRef(false);

  async function start(): Promise<void> {
    const lines = await readLines(order);
    if (!lines) {
      const told = await oneByOne(orderedLines(order));
      if (told === undefined) await navigate(cartPath);
      else adding.tell(told);
      return;
    }
    if (!lines.every(isAsBefore)) return setReviewed(lines);
    const results = await adding.add(lines);
    if (results?.every((result) => result.code === undefined)) await navigate(cartPath);
    // Changed within this very moment: the fresh look says what.
    else if (results) setReviewed(await readLines(order));
  }

  async function again(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await start();
    } catch (error) {
      browserLog('order again', error);
      adding.tell(refusalText(error, shell.somethingWentWrong, shell.unreachable));
    }
    setBusy(false);
    running.current = false;
  }

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
