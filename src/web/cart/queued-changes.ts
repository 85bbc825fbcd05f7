import { storedUserId } from '#web/data/session.ts';
import { type QueuedChange, readChanges } from './queue-db.ts';

let queued: readonly QueuedChange[] = [];
const listeners = new Set<() => void>();

/** This customer's, in order: what waits for the network, and what was refused. */
export function queueNow(): readonly QueuedChange[] {
  return queued;
}

/** Whether something waits for the network. */
export function hasWaiting(): boolean {
  return queued.some((change) => change.waiting);
}

/** Whether something has had no answer yet, be it only just sent. */
export function hasUnanswered(): boolean {
  return queued.some(isUnanswered);
}

export function isUnanswered({ refused }: QueuedChange): boolean {
  return refused === undefined;
}

export function subscribeToQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One that has just been written down, until they are read again. */
export function addQueued(change: QueuedChange): void {
  queued = [...queued, change];
}

/** Reads them from the database; gives them. */
export async function readQueue(): Promise<readonly QueuedChange[]> {
  const owner = storedUserId();
  const next = (await readChanges()).filter((change) => change.customerId === owner);
  if (queued.length === 0 && next.length === 0) return queued;
  queued = next;
  for (const listener of listeners) listener();
  return queued;
}
