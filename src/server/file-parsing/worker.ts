import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileLimits } from '#domain/files/import-file.ts';
import { FileFault } from './file-fault.ts';
import { lowerPriority } from './lower-priority.ts';
import { type FileRow, readFile } from './read-file.ts';

export type FromWorker = { rows: FileRow[] } | { done: true } | { fault: string };

/** Of a batch: what is made of it must fit into the memory of a thread, however long its cells are. */
const batchCharacters = 1_000_000;

type Given = { bytes: Uint8Array; batchSize: number; limits: FileLimits };

/** Parses beside the thread that answers the shop; goes on when a batch has been taken. */
async function run(port: NonNullable<typeof parentPort>): Promise<void> {
  const { bytes, batchSize, limits } = workerData as Given; // `as`: what file-reader.ts starts it with
  const post = (message: FromWorker) => port.postMessage(message);
  let rows: FileRow[] = [];
  let characters = 0;
  try {
    for await (const row of readFile(bytes, limits)) {
      rows.push(row);
      for (const cell of row.cells) characters += cell.length;
      if (rows.length < batchSize && characters < batchCharacters) continue;
      const taken = once(port, 'message');
      post({ rows });
      rows = [];
      characters = 0;
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
