import { BoundedQueue } from './bounded-queue.ts';

/** Connections that changes leave free, for reads and sign-ins. */
const leftFree = 3;

/** `perKey`: one person never fills the waiting room for all others. */
const changeLimits = { runningPerKey: 3, perKey: 100, waiting: 1_000, retryAfterSeconds: 2 };

/** Room for what a page reads at once; there is no limit for all together, since reads hold no locks. */
const readLimits = {
  ...{ running: Infinity, runningPerKey: 4, perKey: 100, waiting: 2_000 },
  retryAfterSeconds: 2,
};

/**
 * Each list locks its customer's row: a second one of theirs would hold a connection and do nothing. One
 * runs and two wait, which is room for a double tap and for another device.
 */
const listLimits = { running: 2, runningPerKey: 1, perKey: 3, waiting: 40, retryAfterSeconds: 5 };

/**
 * Reads and changes by signed-in people. A change that waits for a locked row holds a connection for seconds: of one
 * person, and of all together, there are never so many of them that others cannot read. Lists of many
 * lines take turns among themselves first, so that single changes find their way between them.
 */
export class PerUserQueues {
  #reads = new BoundedQueue(readLimits);
  #changes: BoundedQueue;
  #lists = new BoundedQueue(listLimits);

  constructor(connections: number) {
    this.#changes = new BoundedQueue({
      ...changeLimits,
      running: Math.max(connections - leftFree, 1),
    });
  }

  /** So many of one person at once, that an embedded database gets to the others in between. */
  read<T>(job: () => Promise<T>, signal: AbortSignal | undefined, person: string): Promise<T> {
    return this.#reads.run(job, signal, person);
  }

  change<T>(job: () => Promise<T>, signal: AbortSignal | undefined, person: string): Promise<T> {
    return this.#changes.run(job, signal, person);
  }

  changeList<T>(
    job: () => Promise<T>,
    signal: AbortSignal | undefined,
    person: string,
  ): Promise<T> {
    return this.#lists.run(() => this.change(job, signal, person), signal, person);
  }
}
