import type { FileLimits } from '#domain/files/import-file.ts';
import { fileThreads } from './file-threads.ts';

export type CellsJob = { bytes: Uint8Array; limits: FileLimits };

const threads = fileThreads<CellsJob, string[][]>(new URL('./worker.ts', import.meta.url), 128);

/** All cells of a small file, row by row, read in a thread until `left` aborts; throws a FileFault. */
export function readCells(
  bytes: Uint8Array,
  limits: FileLimits,
  left?: AbortSignal,
): Promise<string[][]> {
  return threads.run({ bytes, limits }, { limits, left });
}
