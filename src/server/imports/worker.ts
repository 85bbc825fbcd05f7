import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileLimits } from '#domain/import-file.ts';
import { FileFault } from './file-fault.ts';
import { lowerPriority } from './lower-priority.ts';
import { type FileRow, readFile } from './read-file.ts';

export type FromWorker = { rows: FileRow[] } | { done: true } | { fault: string };

type Given = { bytes: Uint8Array; batchSize: number; limits: FileLimits };

/** Parses beside the thread that answers the shop; goes on when a batch has been taken. */
async function run(port: NonNullable<typeof parentPort>): Promise<void> {
  const { bytes, batchSize, limits } = workerData as Given; // `as`: what file-reader.ts starts it with
  const post = (message: FromWorker) => port.postMessage(message);
  let rows: FileRow[] = [];
  try {
    for await (const row of readFile(bytes, limits)) {
      rows.push(row);
      if (rows.length < batchSize) continue;
      const taken = once(port, 'message');
      post({ rows });
      rows = [];
      await taken;
    }
    if (rows.length > 0) post({ rows });
    post({ done: true });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    post({ fault: error.message });
  }
}

if (parentPort) {
  lowerPriority();
  await run(parentPort);
}
