import { maxPacksPerChange } from '#domain/limits.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { browserCall } from '#web/data/api.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { type SlotUnits, slotUnitsFromWire, variantOf } from './cart-line.ts';
import type { QueuedChange } from './queue-db.ts';

/** Sends one change of packs; gives the units of the product's slots, where the server answers them. */
export async function sendChange(
  change: QueuedChange,
  signal?: AbortSignal,
): Promise<SlotUnits | undefined> {
  const { productId, slot, packSize, by, lineId } = change;
  if (by > maxPacksPerChange) return sendAsList(change, signal);
  // Only where they are needed: another server of the contract may not know them.
  const more = {
    ...(Math.abs(by) > 1 ? { packs: Math.abs(by) } : {}),
    ...(onlyInBrowser ? {} : { idempotency_key: change.key }),
  };
  if (lineId !== undefined) {
    const line = { cart_id: lineId, product_id: productId, variant: variantOf(slot) };
    const step = { quantity: by > 0 ? 1 : -1, set_qty: packSize };
    const answer = await browserCall('updateCartItem', { ...line, ...step, ...more }, signal);
    return slotUnitsFromWire(answer.updated_data);
  }
  const answer = await browserCall(
    'addToCart',
    {
      product_id: productId,
      selling_price: paiseToRupees(change.pricePaise),
      mrp: paiseToRupees(change.mrpPaise),
      set_qty: `${by > 0 ? '+' : '-'}${packSize}`,
      type: variantOf(slot),
      user_id: change.customerId,
      ...more,
    },
    signal,
  );
  return slotUnitsFromWire(answer);
}

/** More packs than a single change may have, of a list without an answer: as a list of one line again. */
async function sendAsList(change: QueuedChange, signal?: AbortSignal): Promise<undefined> {
  const line = {
    product_id: change.productId,
    type: variantOf(change.slot),
    set_qty: change.packSize,
    packs: change.by,
    selling_price: paiseToRupees(change.pricePaise),
    idempotency_key: change.key,
  };
  const input = { user_id: change.customerId, lines: [line] };
  const [result] = (await browserCall('addManyToCart', input, signal)).lines;
  const { code, message } = result ?? {};
  // As `isRefusal` knows it: the class itself would be one more export of the first load.
  if (code) throw Object.assign(new Error(message), { name: 'Refusal', code, httpStatus: 200 });
}
