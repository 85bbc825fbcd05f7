import type { BoundedQueue } from '#server/queues/bounded-queue.ts';

/** One job for all who asked for its result, and whether any of them is still there. */
type Shared<T> = { result: Promise<T>; clients: number; allLeft: AbortController };

/** Jobs of a queue by key: whoever wants what is being made already joins that job. */
export class SharedJobs<T> {
  #queue: BoundedQueue;
  #jobs = new Map<string, Shared<T>>();

  constructor(queue: BoundedQueue) {
    this.#queue = queue;
  }

  /** A job that still waits when all its clients have left never runs. */
  run(key: string, job: () => Promise<T>, left?: AbortSignal): Promise<T> {
    const shared = this.#jobs.get(key) ?? this.#start(key, job);
    shared.clients += 1;
    left?.addEventListener('abort', () => {
      shared.clients -= 1;
      if (shared.clients === 0) shared.allLeft.abort();
    });
    return shared.result;
  }

  #start(key: string, job: () => Promise<T>): Shared<T> {
    const allLeft = new AbortController();
    const result = this.#queue.run(job, allLeft.signal).finally(() => this.#jobs.delete(key));
    const shared = { result, clients: 0, allLeft };
    this.#jobs.set(key, shared);
    return shared;
  }
}
