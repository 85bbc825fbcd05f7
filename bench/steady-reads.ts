import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** How many were sent, and what all but the slowest hundredth waited, in milliseconds. */
export type SteadyReads = { count: number; p99: number };

const msBetweenReads = 5;

/** Beforehand, not counted: a thread that has just begun compiles what it runs. */
const warmingReads = 300;

/** Few pauses of its own: they would be counted as the shop's. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };

/**
 * A read every 5 ms until the function it gives is called, whether or not the one before has been
 * answered: readers that wait would ask less of a slow shop, and without a pause they take a whole
 * core. On a thread of its own, which nothing else in the bench holds up, and by `node:http`: `fetch`
 * leaves so much garbage that its collection was most of what the slowest hundredth waited for.
 */
export async function startSteadyReads(
  url: string,
  paths: string[],
): Promise<() => Promise<SteadyReads>> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { url, paths },
    resourceLimits,
  });
  await once(worker, 'message');
  const told = once(worker, 'message');
  told.catch(() => {}); // whoever stops it is told
  return async () => {
    worker.postMessage('stop');
    const [reads] = await told;
    return reads as SteadyReads; // `as`: once it is warm that worker sends nothing else
  };
}

async function readSteadily(urls: string[], signal: AbortSignal): Promise<SteadyReads> {
  const waits: Promise<number>[] = [];
  const startedAt = performance.now();
  while (!signal.aborted) {
    const dueAt = startedAt + waits.length * msBetweenReads;
    await setTimeout(Math.max(0, dueAt - performance.now()));
    waits.push(read(urls[waits.length % urls.length] ?? ''));
  }
  const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b);
  return { count: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

const agent = new Agent({ keepAlive: true });

function read(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const startedAt = performance.now();
  get(url, { agent }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
    response.resume().on('end', () => resolve(performance.now() - startedAt));
  }).on('error', reject);
  return promise;
}

if (!isMainThread) {
  const { url, paths } = workerData as { url: string; paths: string[] }; // `as`: what startSteadyReads gives
  const urls = paths.map((path) => `${url}${path}`);
  for (let i = 0; i < warmingReads; i += 1) await read(urls[i % urls.length] ?? '');
  const stopping = new AbortController();
  parentPort?.once('message', () => stopping.abort());
  parentPort?.postMessage('warm');
  parentPort?.postMessage(await readSteadily(urls, stopping.signal));
}
