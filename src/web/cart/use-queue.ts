import { useSyncExternalStore } from 'react';
import type { QueuedChange } from './queue-db.ts';
import { queueNow, subscribeToQueue } from './queued-changes.ts';

const none: readonly QueuedChange[] = [];

/** This customer's changes that wait for the network or were refused. */
export function useQueue(): readonly QueuedChange[] {
  return useSyncExternalStore(subscribeToQueue, queueNow, () => none);
}
