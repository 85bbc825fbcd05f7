import { storedUserId } from '#web/data/session.ts';
import { cartNow, putQueue } from './cart-store.ts';
import { type QueuedChange, readChanges } from './queue-db.ts';

/** Whether something waits for the network. */
export function hasWaiting(): boolean {
  return cartNow().queue.some((change) => change.waiting);
}

/** Whether something has had no answer yet, be it only just sent. */
export function hasUnanswered(): boolean {
  return cartNow().queue.some(isUnanswered);
}

export function isUnanswered({ refused }: QueuedChange): boolean {
  return refused === undefined;
}

/** Reads this customer's changes from the database; gives them. */
export async function readQueue(): Promise<readonly QueuedChange[]> {
  const all = await readChanges();
  const owner = storedUserId();
  const queue = all.filter((change) => change.customerId === owner);
  if (cartNow().queue.length > 0 || queue.length > 0) putQueue(queue);
  return queue;
}
