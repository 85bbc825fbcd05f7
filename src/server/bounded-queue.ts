import type { ServerResponse } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

type Limits = {
  /** Jobs that run at once. */
  running: number;
  /** Jobs that wait for their turn; one more is refused. */
  waiting: number;
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
  #limits: Limits;
  #running = 0;
  /** In order of arrival; calling one starts its job. */
  #waiting = new Set<() => void>();
  #placesByKey = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** A job still waiting when `signal` aborts, because its client left, never runs. */
  async run<T>(job: () => Promise<T>, signal?: AbortSignal, key?: string): Promise<T> {
    this.#takePlace(key);
    try {
      await this.#turn(signal);
      try {
        return await job();
      } finally {
        this.#passOn();
      }
    } finally {
      this.#leavePlace(key);
    }
  }

  #takePlace(key: string | undefined): void {
    if (key === undefined) return;
    const taken = this.#placesByKey.get(key) ?? 0;
    if (taken >= (this.#limits.perKey ?? Infinity)) throw this.#busy();
    this.#placesByKey.set(key, taken + 1);
  }

  #leavePlace(key: string | undefined): void {
    if (key === undefined) return;
    const left = (this.#placesByKey.get(key) ?? 0) - 1;
    if (left > 0) this.#placesByKey.set(key, left);
    else this.#placesByKey.delete(key);
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    // Nobody reads what a client that left is answered.
    if (signal?.aborted) throw this.#busy();
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= this.#limits.waiting) throw this.#busy();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(start);
        reject(this.#busy());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  #busy(): Refusal {
    return new Refusal('busy', 'The shop is very busy. Please try again in a few seconds.', {
      retry_after: this.#limits.retryAfterSeconds,
    });
  }
}

/** Aborts when the client closes its connection before it is answered. */
export function clientLeft(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
}
