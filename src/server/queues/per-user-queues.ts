import { BoundedQueue } from './bounded-queue.ts';
import { connectionsLeftFree, queueLimits } from './queue-limits.ts';

/** Where what a signed-in person asks for waits for its turn. */
export type UserQueue = 'reads' | 'changes' | 'lists' | 'prints' | 'exports';

/**
 * Reads, changes and files by signed-in people. A change that waits for a locked row holds a connection for seconds:
 * of one person, and of all together, there are never so many of them that others cannot read.
 */
export class PerUserQueues {
  #queues: Record<UserQueue, BoundedQueue>;

  constructor(connections: number) {
    const running = Math.max(connections - connectionsLeftFree, 1);
    this.#queues = {
      // So many of one person at once, that an embedded database gets to the others in between.
      reads: new BoundedQueue(queueLimits.reads),
      changes: new BoundedQueue({ ...queueLimits.changes, running }),
      lists: new BoundedQueue(queueLimits.lists),
      prints: new BoundedQueue(queueLimits.prints),
      exports: new BoundedQueue(queueLimits.exports),
    };
  }

  run<T>(
    queue: UserQueue,
    job: () => Promise<T> | T,
    left: AbortSignal | undefined,
    person: string,
  ): Promise<T> {
    if (queue !== 'lists') return this.#queues[queue].run(job, left, person);
    // Lists take turns among themselves first, so that single changes find their way between them.
    return this.#queues.lists.run(() => this.run('changes', job, left, person), left, person);
  }
}
