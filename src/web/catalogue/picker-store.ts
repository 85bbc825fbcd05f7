import { useSyncExternalStore } from 'react';
import type { Product } from './product.ts';

/** The product whose packs are being picked; it stays while the drawer slides out. */
export type Picked = { product: Product; open: boolean; turn: number };

let picked: Picked | undefined;
const listeners = new Set<() => void>();

function put(next: Picked): void {
  picked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Longer than this nobody holds a finger down for a tap; what was read by then may be old. */
const freshMs = 1_000;
let preparedAt = 0;

/** A finger has come down on Add: what the drawer shows is made before the tap is over. */
export function preparePicker(product: Product): void {
  if (picked?.open) return;
  preparedAt = performance.now();
  put({ product, open: false, turn: nextTurn() });
}

/** One drawer serves every Add button of the page. */
export function openPicker(product: Product): void {
  const isFresh = picked?.open === false && performance.now() - preparedAt < freshMs;
  const prepared = isFresh && picked?.product === product ? picked : undefined;
  put({ product, open: true, turn: prepared?.turn ?? nextTurn() });
}

function nextTurn(): number {
  return (picked?.turn ?? 0) + 1;
}

export function closePicker(): void {
  if (picked?.open) put({ ...picked, open: false });
}

export function usePicked(): Picked | undefined {
  return useSyncExternalStore(
    subscribe,
    () => picked,
    () => undefined,
  );
}
