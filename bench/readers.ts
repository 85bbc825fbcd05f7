import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** How many were answered, and what all but the slowest hundredth waited, in milliseconds. */
export type Reads = { count: number; p99: number };

/**
 * 'steady': a read every 5 ms, whether or not the one before has been answered. They feel every hold-up:
 * readers that wait would ask less of a slow shop.
 * 'busy': 32 connections, each with its next read once it has its answer, as all our reads are compared.
 */
export type ReaderKind = 'steady' | 'busy';

const msBetweenReads = 5;

const connections = 32;

type Given = { kind: ReaderKind; url: string; paths: string[] };

/** Beforehand, not counted: a thread that has just begun compiles what it runs. */
const warmingReads = 300;

/** Few pauses of its own: they would be counted as the shop's. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };

/**
 * Reads until the function it gives is called. On a thread of its own, which nothing else in the bench
 * holds up, and not by `fetch`: that leaves so much garbage that its collection was most of what the
 * slowest hundredth waited for.
 */
export async function startReaders(
  kind: ReaderKind,
  url: string,
  paths: string[],
): Promise<() => Promise<Reads>> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { kind, url, paths } satisfies Given,
    resourceLimits,
  });
  await once(worker, 'message');
  const told = once(worker, 'message');
  told.catch(() => {}); // whoever stops it is told
  return async () => {
    worker.postMessage('stop');
    const [reads] = await told;
    return reads as Reads; // `as`: once it is warm that worker sends nothing else
  };
}

async function readSteadily(urls: string[], signal: AbortSignal): Promise<Reads> {
  const waits: Promise<number>[] = [];
  const startedAt = performance.now();
  while (!signal.aborted) {
    const dueAt = startedAt + waits.length * msBetweenReads;
    await setTimeout(Math.max(0, dueAt - performance.now()));
    waits.push(read(urls[waits.length % urls.length] ?? ''));
  }
  return readsOf(await Promise.all(waits));
}

async function readBusily(urls: string[], signal: AbortSignal): Promise<Reads> {
  const waits: number[] = [];
  const readOn = async (_: unknown, first: number) => {
    for (let i = first; !signal.aborted; i += 1)
      waits.push(await read(urls[i % urls.length] ?? ''));
  };
  await Promise.all(Array.from({ length: connections }, readOn));
  return readsOf(waits);
}

function readsOf(waits: number[]): Reads {
  const sorted = waits.toSorted((a, b) => a - b);
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
  const { kind, url, paths } = workerData as Given; // `as`: what startReaders gives
  const urls = paths.map((path) => `${url}${path}`);
  for (let i = 0; i < warmingReads; i += 1) await read(urls[i % urls.length] ?? '');
  const stopping = new AbortController();
  parentPort?.once('message', () => stopping.abort());
  parentPort?.postMessage('warm');
  parentPort?.postMessage(
    await (kind === 'steady' ? readSteadily : readBusily)(urls, stopping.signal),
  );
}
