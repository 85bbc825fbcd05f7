import { Worker } from 'node:worker_threads';
import { fileLimits } from '#domain/files/import-file.ts';
import { FileFault } from './file-fault.ts';
import type { FileRow } from './read-file.ts';
import type { FromWorker } from './worker.ts';

/** A file that needs more ends its thread, never the shop. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** A file's rows in batches, parsed in a thread of its own, until `left` aborts; throws a FileFault. */
export async function* readRows(
  bytes: Uint8Array,
  batchSize: number,
  limits = fileLimits,
  left?: AbortSignal,
): AsyncGenerator<FileRow[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { bytes, batchSize, limits },
    transferList: movable(bytes),
    resourceLimits,
  });
  const messages: FromWorker[] = [];
  let failure: unknown;
  let wake = () => {};
  worker.on('message', (message: FromWorker) => {
    messages.push(message);
    wake();
  });
  const fail = (error: unknown) => {
    failure = error;
    wake();
  };
  worker.on('error', fail);
  const leave = () => fail(new FileFault('Whoever uploaded this file has left.'));
  left?.addEventListener('abort', leave, { once: true });
  let secondsLeft = limits.seconds;
  try {
    for (;;) {
      const message = messages.shift();
      if (message && 'rows' in message) {
        // The thread parses the next batch while the caller works on this one.
        worker.postMessage('next');
        yield message.rows;
      } else if (message && 'fault' in message) throw new FileFault(message.fault);
      else if (message) return;
      else if (failure !== undefined) throw faultOf(failure);
      else {
        const startedAt = performance.now();
        const timer = setTimeout(() => fail(tooSlow()), secondsLeft * 1_000);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        clearTimeout(timer);
        secondsLeft -= (performance.now() - startedAt) / 1_000;
      }
    }
  } finally {
    left?.removeEventListener('abort', leave);
    await worker.terminate();
  }
}

/** Moved to the thread, not copied, where they are all that their memory holds. */
export function movable(bytes: Uint8Array): ArrayBuffer[] {
  const isAll = bytes.byteLength === bytes.buffer.byteLength;
  return isAll ? [bytes.buffer as ArrayBuffer] : []; // `as`: read from a socket, shared with nobody
}

/** A small file can be made to keep its reader busy for hours. */
function tooSlow(): FileFault {
  return new FileFault('This file takes too long to read. Please save it once more, or as CSV.');
}

/** What to tell the person when a thread that works on a file has ended with this error. */
export function faultOf(error: unknown): unknown {
  const isTooLarge =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isTooLarge ? new FileFault('This file needs too much memory. Please split it.') : error;
}
