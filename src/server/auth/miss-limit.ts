import { Refusal } from '#contract/refusal.ts';
import { networkOf } from './rate-limit.ts';

export const missLimits = {
  /** Of one network in a window: a link that was cut off in a message is tried a few times. */
  misses: 30,
  windowMs: 600_000,
  /** Counted at once, so that strangers never fill the memory. */
  networks: 10_000,
} as const;

/**
 * Wrong tokens by network, counted in the memory of this process: whoever tries many asks nothing of the database any
 * more. What is right is never counted.
 */
export class MissLimit {
  #misses = new Map<string, number>();
  #windowEnds = 0;

  /** Before anything is looked up. */
  refuse(address: string): void {
    this.#begin();
    if ((this.#misses.get(networkOf(address)) ?? 0) < missLimits.misses) return;
    const message = 'Too many tries. Please wait a little and try again.';
    const seconds = Math.ceil((this.#windowEnds - Date.now()) / 1_000);
    throw new Refusal('too-many-tries', message, { retry_after: seconds });
  }

  note(address: string): void {
    this.#begin();
    const network = networkOf(address);
    const misses = this.#misses.get(network) ?? 0;
    if (misses === 0 && this.#misses.size >= missLimits.networks) return;
    this.#misses.set(network, misses + 1);
  }

  #begin(): void {
    if (Date.now() < this.#windowEnds) return;
    this.#misses.clear();
    this.#windowEnds = Date.now() + missLimits.windowMs;
  }
}
