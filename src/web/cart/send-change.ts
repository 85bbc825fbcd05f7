import { paiseToRupees } from '#domain/money.ts';
import { browserCall } from '#web/api.ts';
import { onlyInBrowser } from '#web/only-in-browser.ts';
import { type SlotUnits, slotUnitsFromWire, variantOf } from './cart-line.ts';
import type { QueuedChange } from './queue-db.ts';

/** Sends one change of packs; gives the units of the product's slots, as the server answers them. */
export async function sendChange(change: QueuedChange, signal?: AbortSignal): Promise<SlotUnits> {
  const { productId, slot, packSize, by, lineId } = change;
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
