import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { variantOf } from '#web/cart/cart-line.ts';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { orderWords, orderPage as t } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { OrderLine } from './order.ts';

/** For another server of the contract, which adds one pack a call; gives what could not be added. */
export async function addOneByOne(lines: readonly OrderLine[]): Promise<string | undefined> {
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
