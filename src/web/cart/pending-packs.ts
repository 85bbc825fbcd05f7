import { unitsOf } from '#domain/totals.ts';
import { type CartLine, noUnits, type SlotUnits } from './cart-line.ts';
import type { QueuedChange } from './queue-db.ts';

/** What waits for the network of one pack: so many more, or below zero so many less. */
export type PendingPacks = Pick<
  QueuedChange,
  'productId' | 'slot' | 'packSize' | 'packaging' | 'name' | 'by'
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

/** Units of one product, by slot. */
export function pendingUnits(queue: readonly QueuedChange[], productId: number): SlotUnits {
  const units = { ...noUnits };
  for (const { slot, packSize, by, ...pending } of pendingPacks(queue)) {
    if (pending.productId === productId) units[slot] = unitsOf({ packSize, packs: by });
  }
  return units;
}

/** The lines as they will be, and what will be a line of its own. */
export function withPending(lines: readonly CartLine[], queue: readonly QueuedChange[]) {
  const pending = pendingPacks(queue);
  const ofLine = (line: CartLine) =>
    pending.find((one) => one.productId === line.productId && one.slot === line.slot);
  const shown = lines.map((line) => {
    const by = ofLine(line)?.by ?? 0;
    if (by === 0) return line;
    const packs = Math.max(0, line.packs + by);
    return { ...line, packs, units: unitsOf({ packSize: line.packSize, packs }), pendingPacks: by };
  });
  const known = new Set(lines.map(ofLine));
  return { lines: shown, others: pending.filter((one) => one.by !== 0 && !known.has(one)) };
}
