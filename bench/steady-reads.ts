import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** How many were sent, and what all but the slowest hundredth waited, in milliseconds. */
export type SteadyReads = { count: number; p99: number };

const msBetweenReads = 5;

/**
 * A read every 5 ms until the function it gives is called, whether or not the one before has been
 * answered: readers that wait would ask less of a slow shop, and without a pause they take a whole
 * core. On a thread of its own, which nothing else in the bench holds up.
 */
export function startSteadyReads(url: string, paths: string[]): () => Promise<SteadyReads> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, paths } });
  const told = once(worker, 'message');
  told.catch(() => {}); // whoever stops it is told
  return async () => {
    worker.postMessage('stop');
    const [reads] = await told;
    return reads as SteadyReads; // `as`: that worker sends nothing else
  };
}

async function readSteadily(url: string, paths: string[], signal: AbortSignal) {
  const waits: Promise<number>[] = [];
  const startedAt = performance.now();
  while (!signal.aborted) {
    const dueAt = startedAt + waits.length * msBetweenReads;
    await setTimeout(Math.max(0, dueAt - performance.now()));
    waits.push(read(`${url}${paths[waits.length % paths.length]}`));
  }
  const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b);
  return { count: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

async function read(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

if (!isMainThread) {
  const stopping = new AbortController();
  parentPort?.once('message', () => stopping.abort());
  const { url, paths } = workerData as { url: string; paths: string[] }; // `as`: what startSteadyReads gives
  parentPort?.postMessage(await readSteadily(url, paths, stopping.signal));
}
