import { useSyncExternalStore } from 'react';

/** Why the shop refused a change of packs. Not of one drawer: that may be gone when the answer comes. */
let refusal: string | undefined;
const listeners = new Set<() => void>();

export function tellRefusal(message: string | undefined): void {
  refusal = message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRefusal(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => refusal,
    () => undefined,
  );
}
