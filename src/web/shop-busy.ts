import { useSyncExternalStore } from 'react';

/** Whether the shop could not read this customer's account the last time, as while its database is away. */
let busy = false;
const listeners = new Set<() => void>();

export function setShopBusy(next: boolean): void {
  if (next === busy) return;
  busy = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShopBusy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => busy,
    () => false,
  );
}
