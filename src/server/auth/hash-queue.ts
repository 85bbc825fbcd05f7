import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { BoundedQueue } from '#server/bounded-queue.ts';

/** One at a time: each takes a core for its 50 ms, and readers need the others. */
const queue = new BoundedQueue({ running: 1, waiting: 120, retryAfterSeconds: 10 });

let thread: Worker | undefined;

/** argon2id on a thread of its own. A call still waiting when its client has left is dropped. */
export function deriveKey(parameters: Argon2Parameters, left?: AbortSignal): Promise<Buffer> {
  return queue.run(() => deriveNow(parameters), left);
}

function deriveNow(parameters: Argon2Parameters): Promise<Buffer> {
  thread ??= new Worker(new URL('./hash-worker.ts', import.meta.url));
  const worker = thread;
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
      thread = undefined; // an error ends the thread: the next call starts another
      throw error;
    })
    .finally(() => worker.unref());
}
