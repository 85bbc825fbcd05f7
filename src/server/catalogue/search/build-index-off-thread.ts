import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { buildIndex, type IndexData, type IndexSource } from './build-index.ts';

/** Up to this many products the index is built faster than a thread starts. */
const fewProducts = 2_000;

/** Builds the index of a large shop on another thread: it takes a second, and readers must not wait. */
export async function buildIndexOffThread(source: IndexSource): Promise<IndexData> {
  if (source.ids.length <= fewProducts) return buildIndex(source);
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), { workerData: source });
  try {
    const [data] = await once(worker, 'message');
    return data as IndexData; // `as`: that worker sends nothing else
  } finally {
    await worker.terminate();
  }
}
