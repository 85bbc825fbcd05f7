import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { BoundedQueue, type QueueLimits } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';

export type SecretOwner = 'customer' | 'operator';

/** A thread with its queue. */
class HashThread {
  #queue: BoundedQueue;
  #worker: Worker | undefined;

  constructor(limits: QueueLimits) {
    this.#queue = new BoundedQueue(limits);
  }

  run(parameters: Argon2Parameters, left?: AbortSignal): Promise<Buffer> {
    return this.#queue.run(() => this.#derive(parameters), left);
  }

  #derive(parameters: Argon2Parameters): Promise<Buffer> {
    this.#worker ??= new Worker(new URL('./hash-worker.ts', import.meta.url));
    const worker = this.#worker;
    return new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (key: Uint8Array) => {
        worker.off('error', reject);
        resolve(Buffer.from(key));
      });
      worker.once('error', reject);
      worker.ref(); // the process stays until this is answered
      worker.postMessage(parameters);
    })
      .catch((error: unknown) => {
        this.#worker = undefined; // an error ends the thread: the next call starts another
        throw error;
      })
      .finally(() => worker.unref());
  }
}

const threads: Record<SecretOwner, HashThread> = {
  customer: new HashThread(queueLimits.customerHashes),
  operator: new HashThread(queueLimits.operatorHashes),
};

/** argon2id off the event loop. A call still waiting when its client has left is dropped. */
export function deriveKey(
  owner: SecretOwner,
  parameters: Argon2Parameters,
  left?: AbortSignal,
): Promise<Buffer> {
  return threads[owner].run(parameters, left);
}
