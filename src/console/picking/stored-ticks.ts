import { readStored, writeStored } from '#client/local-storage.ts';
import type { PickingLineWire } from '#contract/console/print.ts';

const storageKey = 'picking';
/** Lists whose ticks a phone keeps; the one touched longest ago goes first. */
const maxLists = 20;

type StoredList = { ids: string; ticks: string[] };

/** The same orders are the same list, in whatever order they were chosen. */
export function listKey(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join(',');
}

/** With the packs: a line that was edited meanwhile has to be picked again. */
export function tickOf({ id, variant_qty }: PickingLineWire): string {
  return `${id}x${variant_qty}`;
}

function isList(value: unknown): value is StoredList {
  const list = value as Partial<StoredList> | null; // `as`: each field is looked at
  return typeof list?.ids === 'string' && Array.isArray(list.ticks);
}

function readLists(): StoredList[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isList) : [];
  } catch {
    return []; // written by something else: the list starts unticked
  }
}

export function readTicks(ids: string): ReadonlySet<string> {
  return new Set(readLists().find((list) => list.ids === ids)?.ticks);
}

/** Without ticks the list is forgotten. */
export function writeTicks(ids: string, ticks: ReadonlySet<string>): void {
  const others = readLists().filter((list) => list.ids !== ids);
  const lists = ticks.size === 0 ? others : [{ ids, ticks: [...ticks] }, ...others];
  writeStored(storageKey, JSON.stringify(lists.slice(0, maxLists)));
}
