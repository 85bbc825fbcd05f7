import { readStored, writeStored } from '#client/local-storage.ts';
import type { PickingLineWire } from '#contract/console/print.ts';

const storageKey = 'picking';
/** Orders whose ticks a phone keeps; the one touched longest ago goes first. */
const maxOrders = 200;

type StoredOrder = { order: number; ticks: string[] };

/** With the packs: a line that was edited meanwhile has to be picked again. */
export function tickOf({ id, variant_qty }: PickingLineWire): string {
  return `${id}x${variant_qty}`;
}

function isStoredOrder(value: unknown): value is StoredOrder {
  const stored = value as Partial<StoredOrder> | null; // `as`: each field is looked at
  return typeof stored?.order === 'number' && Array.isArray(stored.ticks);
}

function readOrders(): StoredOrder[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredOrder) : [];
  } catch {
    return []; // written by something else: the list starts unticked
  }
}

export function readTicks(): ReadonlySet<string> {
  return new Set(readOrders().flatMap(({ ticks }) => ticks));
}

/** Of these orders, whatever others they are picked with; without ticks one is forgotten. */
export function writeTicks(written: readonly StoredOrder[]): void {
  const others = readOrders().filter((stored) =>
    written.every(({ order }) => order !== stored.order),
  );
  const orders = [...written.filter(({ ticks }) => ticks.length > 0), ...others];
  writeStored(storageKey, JSON.stringify(orders.slice(0, maxOrders)));
}
