import { Worker } from 'node:worker_threads';
import { FileFault } from '#server/imports/file-fault.ts';
import { faultOf, movable } from '#server/imports/file-reader.ts';
import type { CheckedFile, CheckRows } from './check-rows.ts';

/** A smaller file is checked sooner than a thread has loaded what it needs. */
export const smallFileBytes = 500_000;
/** What a check leaves behind is collected early, instead of filling the memory up to its next large collection. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

export type FromCheckWorker = { done: number } | { checked: CheckedFile } | { fault: string };

/**
 * Large files are checked on a thread with a database connection of its own. On the main thread
 * readers would wait for it, and longer still for the collection of its garbage.
 */
export function checkRowsOffThread(databaseUrl: string, onThisThread: CheckRows): CheckRows {
  return async (given, onDone) => {
    if (given.bytes.byteLength < smallFileBytes) return onThisThread(given, onDone);
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
      workerData: { databaseUrl, given },
      transferList: movable(given.bytes),
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
    return answer.promise;
  };
}
