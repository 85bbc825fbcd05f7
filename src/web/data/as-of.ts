import { useSyncExternalStore } from 'react';

/** As the service worker names it. */
const name = 'x-thok-as-of';
const listeners = new Set<() => void>();
let asOf: string | undefined;

/** Where an answer comes from the service worker's cache, it says since when. */
export function noteAsOf({ headers }: Response): void {
  const kept = headers.get(name) ?? undefined;
  if (kept === asOf) return;
  asOf = kept;
  for (const listener of listeners) listener();
}

/** Whether the last answer came from the service worker's cache. */
export function isFromCache(): boolean {
  return asOf !== undefined;
}

/** When what the screen shows was read, "10:42 am"; undefined: now. */
export function useAsOf(): string | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): string | undefined {
  const time = asOf ?? document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return time ? decodeURIComponent(time) : undefined;
}
