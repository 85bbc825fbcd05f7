import { BoundedQueue } from './bounded-queue.ts';

/** Connections that changes leave free, for reads and sign-ins. */
const leftFree = 3;

/** `perKey`: one person never fills the waiting room for all others. */
const changeLimits = { runningPerKey: 3, perKey: 100, waiting: 1_000, retryAfterSeconds: 2 };

/**
 * Each list locks its customer's row: a second one of theirs would hold a connection and do nothing. One
 * runs and two wait, which is room for a double tap and for another device.
 */
const listLimits = { running: 2, runningPerKey: 1, perKey: 3, waiting: 40, retryAfterSeconds: 5 };

/**
 * Changes by signed-in people. One that waits for a locked row holds a connection for seconds: of one
 * person, and of all together, there are never so many of them that others cannot read. Lists of many
 * lines take turns among themselves first, so that single changes find their way between them.
 */
export class WriteQueue {
  #changes: BoundedQueue;
  #lists = new BoundedQueue(listLimits);

  constructor(connections: number) {
    this.#changes = new BoundedQueue({
      ...changeLimits,
      running: Math.max(connections - leftFree, 1),
    });
  }

  run<T>(job: () => Promise<T>, signal: AbortSignal | undefined, person: string): Promise<T> {
    return this.#changes.run(job, signal, person);
  }

  runList<T>(job: () => Promise<T>, signal: AbortSignal | undefined, person: string): Promise<T> {
    return this.#lists.run(() => this.run(job, signal, person), signal, person);
  }
}
