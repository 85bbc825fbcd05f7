import { useSyncExternalStore } from 'react';
import type { Product } from '#web/catalogue/product.ts';

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

/** One drawer serves every Add button of the page. */
export function openPicker(product: Product): void {
  put({ product, open: true, turn: (picked?.turn ?? 0) + 1 });
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
