import { Worker } from 'node:worker_threads';
import type { Database } from '#server/db/connect.ts';
import { FileFault } from '#server/file-parsing/file-fault.ts';
import { faultOf, movable } from '#server/file-parsing/file-reader.ts';
import { isZip } from '#server/file-parsing/read-file.ts';
import type { CheckedFile, CheckRows } from './check-rows.ts';

/** A smaller file is checked sooner than a thread has loaded what it needs. */
export const smallFileBytes = 100_000;
/** A spreadsheet is compressed: so many times smaller than the same rows as CSV. */
const compression = 5;
/** After its answer a thread closes its connection, which a server that is gone would not let it. */
const closeMs = 5_000;
/** Garbage is collected early, instead of once the memory is full of it. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

export type FromCheckWorker = { done: number } | { checked: CheckedFile } | { fault: string };

/**
 * Large files are checked on a thread with a way of its own to the database. On the main thread
 * readers would wait for it, and longer still for the collection of its garbage.
 */
export function checkRowsOffThread(
  forThread: Database['forThread'],
  onThisThread: CheckRows,
): CheckRows {
  return async (given, onDone) => {
    const database = isSmall(given.bytes) ? undefined : forThread();
    if (!database) return onThisThread(given, onDone);
    const ports = 'port' in database ? [database.port] : [];
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
      workerData: { database, given },
      transferList: [...movable(given.bytes), ...ports],
      resourceLimits,
    });
    const answer = Promise.withResolvers<CheckedFile>();
    worker.on('message', (message: FromCheckWorker) => {
      if ('done' in message) onDone(message.done);
      else if ('checked' in message) answer.resolve(message.checked);
      else answer.reject(new FileFault(message.fault));
    });
    worker.on('error', (error) => answer.reject(faultOf(error)));
    worker.on('exit', () => answer.reject(new Error('The thread that checked a file ended.')));
    const close = () => setTimeout(() => worker.terminate(), closeMs).unref();
    return answer.promise.finally(close);
  };
}

function isSmall(bytes: Uint8Array): boolean {
  return bytes.byteLength * (isZip(bytes) ? compression : 1) < smallFileBytes;
}
