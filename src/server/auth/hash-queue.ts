import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

type Waiting = { resolve(key: Buffer): void; reject(error: unknown): void };

let thread: Worker | undefined;
/** Those whose turn is yet to come, in order. */
let waiting: Waiting[] = [];

/**
 * argon2id on a thread of its own, one at a time: each takes a core for its milliseconds, and
 * readers need the others.
 */
export function deriveKey(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    thread ??= openThread();
    waiting.push({ resolve, reject });
    thread.ref(); // nobody leaves while someone waits
    thread.postMessage(parameters);
  });
}

function openThread(): Worker {
  const opened = new Worker(new URL('./hash-worker.ts', import.meta.url));
  opened.on('message', (key: Uint8Array) => {
    waiting.shift()?.resolve(Buffer.from(key));
    if (waiting.length === 0) opened.unref();
  });
  opened.on('error', (error) => {
    const unanswered = waiting;
    waiting = [];
    thread = undefined; // the next one opens another
    for (const { reject } of unanswered) reject(error);
  });
  return opened;
}
