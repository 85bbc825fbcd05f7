import { packsIn } from '#domain/cart/cart.ts';
import type { PackSlot } from '#domain/catalogue/pricing.ts';
import type { CartLine, SlotUnits } from './cart-line.ts';
import type { Cart } from './cart-store.ts';
import type { QueuedChange } from './queue-db.ts';

/** What waits for the network of one pack: so many more, or below zero so many less. */
export type PendingPacks = Pick<
  QueuedChange,
  'productId' | 'slot' | 'packSize' | 'packaging' | 'name' | 'by' | 'units'
>;

/** By pack, in the order in which they were first changed. */
export function pendingPacks(queue: readonly QueuedChange[]): PendingPacks[] {
  const byPack = new Map<string, PendingPacks>();
  for (const change of queue) {
    if (!change.waiting) continue;
    const place = `${change.productId}/${change.slot}`;
    const { by = 0 } = byPack.get(place) ?? {};
    byPack.set(place, { ...change, by: by + change.by });
  }
  return [...byPack.values()];
}

/** Of one product, by slot. */
export function pendingBySlot(
  queue: readonly QueuedChange[],
  productId: number,
): Partial<Record<PackSlot, PendingPacks>> {
  const ofProduct = pendingPacks(queue).filter((one) => one.productId === productId);
  return Object.fromEntries(ofProduct.map((one) => [one.slot, one]));
}

/**
 * Units of one product by slot: what the customer meant them to be where changes wait, otherwise what the
 * cart holds. Never their sum: the shop may have done a change whose answer was lost.
 */
export function shownUnits(
  { lines = [], answered, queue }: Pick<Cart, 'lines' | 'answered' | 'queue'>,
  productId: number,
): SlotUnits {
  const pending = pendingBySlot(queue, productId);
  const known = answered.get(productId);
  const unitsOf = (slot: PackSlot) => {
    const line = lines.find((one) => one.productId === productId && one.slot === slot);
    return pending[slot]?.units ?? known?.[slot] ?? line?.units ?? 0;
  };
  return { 1: unitsOf(1), 2: unitsOf(2), 3: unitsOf(3) };
}

/** The lines as they will be, and what will be a line of its own. */
export function withPending(lines: readonly CartLine[], queue: readonly QueuedChange[]) {
  const pending = pendingPacks(queue);
  const ofLine = (line: CartLine) =>
    pending.find((one) => one.productId === line.productId && one.slot === line.slot);
  const shown = lines.map((line) => {
    const meant = ofLine(line);
    if (!meant) return line;
    const { units, by } = meant;
    return { ...line, units, packs: packsIn(units, line.packSize), pendingPacks: by };
  });
  const known = new Set(lines.map(ofLine));
  return { lines: shown, others: pending.filter((one) => one.by > 0 && !known.has(one)) };
}
