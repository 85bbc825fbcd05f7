import type { ServerResponse } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

type Limits = {
  /** Jobs that run at once. */
  running: number;
  /** Jobs that wait for their turn; one more is refused. */
  waiting: number;
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

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** A job still waiting when `signal` aborts, because its client left, never runs. */
  async run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(signal);
    try {
      return await job();
    } finally {
      this.#passOn();
    }
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
