import type { ServerResponse } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

export type QueueLimits = {
  /** Jobs that run at once. */
  running: number;
  /** Jobs that wait for their turn; one more is refused. */
  waiting: number;
  /** Jobs that run at once of those who share a key; one more waits. */
  runningPerKey?: number;
  /** Places, running and waiting, of those who share a key; one more is refused. */
  perKey?: number;
  /** What a refused client is told to wait before it tries again. */
  retryAfterSeconds: number;
};

/**
 * Costly work in order of arrival: a few jobs run, some wait, the rest is refused with `busy` at
 * once. So a flood costs a bounded amount of memory and time, and whoever is let in is served.
 */
export class BoundedQueue {
  #limits: QueueLimits;
  #running = 0;
  /** In order of arrival. */
  #waiting = new Set<{ key: string | undefined; start(): void }>();
  #runningByKey = new Map<string, number>();
  #placesByKey = new Map<string, number>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** A job still waiting when `signal` aborts, because its client left, never runs. */
  async run<T>(job: () => Promise<T> | T, signal?: AbortSignal, key?: string): Promise<T> {
    if (countOf(this.#placesByKey, key) >= (this.#limits.perKey ?? Infinity)) throw this.#busy();
    count(this.#placesByKey, key, 1);
    try {
      await this.#turn(signal, key);
      try {
        return await job();
      } finally {
        this.#passOn(key);
      }
    } finally {
      count(this.#placesByKey, key, -1);
    }
  }

  #hasRoom(key: string | undefined): boolean {
    const { running, runningPerKey = Infinity } = this.#limits;
    return this.#running < running && countOf(this.#runningByKey, key) < runningPerKey;
  }

  #begin(key: string | undefined): void {
    this.#running += 1;
    count(this.#runningByKey, key, 1);
  }

  async #turn(signal: AbortSignal | undefined, key: string | undefined): Promise<void> {
    // Nobody reads what a client that left is answered.
    if (signal?.aborted) throw this.#busy();
    if (this.#hasRoom(key)) {
      this.#begin(key);
      return;
    }
    if (this.#waiting.size >= this.#limits.waiting) throw this.#busy();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiter);
        reject(this.#busy());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiter = { key, start };
      this.#waiting.add(waiter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #passOn(key: string | undefined): void {
    this.#running -= 1;
    count(this.#runningByKey, key, -1);
    const next = [...this.#waiting].find((waiter) => this.#hasRoom(waiter.key));
    if (!next) return;
    this.#waiting.delete(next);
    this.#begin(next.key);
    next.start();
  }

  #busy(): Refusal {
    return new Refusal('busy', 'The shop is very busy. Please try again in a few seconds.', {
      retry_after: this.#limits.retryAfterSeconds,
    });
  }
}

type Counts = Map<string, number>;

function countOf(counts: Counts, key: string | undefined): number {
  return key === undefined ? 0 : (counts.get(key) ?? 0);
}

/** What is at 0 is forgotten: keys are many. */
function count(counts: Counts, key: string | undefined, by: number): void {
  if (key === undefined) return;
  const now = countOf(counts, key) + by;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}

/** Aborts when the client closes its connection before it is answered. */
export function clientLeft(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  // With a reason of ours: the default one is an error, and its stack costs more than all the rest.
  const leave = () => controller.abort('left');
  if (response.destroyed) leave();
  else response.once('close', leave);
  return controller.signal;
}
