import { BoundedQueue } from './bounded-queue.ts';

/** Connections that changes leave free, for reads and sign-ins. */
const leftFree = 3;
const perPerson = 3;

/**
 * Changes by signed-in people. One that waits for a locked row holds a connection for seconds: of one
 * person, and of all together, there are never so many of them that others cannot read.
 */
export function createWriteQueue(connections: number): BoundedQueue {
  return new BoundedQueue({
    running: Math.max(connections - leftFree, 1),
    runningPerKey: perPerson,
    waiting: 1_000,
    retryAfterSeconds: 2,
  });
}
