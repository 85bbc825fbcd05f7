import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { paiseToRupees } from '#domain/money.ts';
import { browserCall } from '#web/api.ts';
import { broadcastCartChange } from '#web/cart/cart-channel.ts';
import { variantOf } from '#web/cart/cart-line.ts';
import { discardPendingReads, readCart } from '#web/cart/cart-store.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { useOrderMessages } from '#web/messages/use-order-messages.ts';
import { cartPath } from '#web/paths.ts';
import { storedUserId } from '#web/session.ts';
import { type Order, type OrderLine, orderedLines } from './order.ts';

/** Adds the order's packs to the cart, one after another, and says what could not be added. */
export function useOrderAgain(order: Order) {
  const { somethingWentWrong } = useMessages();
  const t = useOrderMessages();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const running = useRef(false);

  async function add(): Promise<void> {
    const userId = storedUserId();
    if (running.current || userId === undefined) return;
    running.current = true;
    setBusy(true);
    discardPendingReads();
    let added = 0;
    const left: string[] = [];
    for (const line of orderedLines(order)) {
      const result = await addLine(line, userId, somethingWentWrong);
      added += result.packs;
      if (result.reason !== undefined) {
        left.push(t.orderPage.againReason(line.name, result.reason));
      }
    }
    broadcastCartChange();
    await readCart();
    setBusy(false);
    running.current = false;
    if (left.length === 0) await navigate(cartPath);
    else if (added === 0) setAlert(t.orderPage.againNone(left.join(', ')));
    else setAlert(t.orderPage.againSome(t.orderWords.packs(added), left.join(', ')));
  }

  return { busy, alert, add, close: () => setAlert(undefined) };
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
