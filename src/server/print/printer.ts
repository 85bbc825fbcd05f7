import { Worker } from 'node:worker_threads';
import { BoundedQueue, type QueueLimits } from '#server/queues/bounded-queue.ts';
import type { PrintJob } from './print-job.ts';

/** Its memory is given back when nobody prints. */
const idleMs = 60_000;

type Answer = { file?: Uint8Array; error?: unknown };

export type Printer = {
  /**
   * A PDF. Neither prepared nor made where `left` aborts, because its client has gone, before its turn
   * comes; those who share a key share their places.
   */
  print(
    prepare: () => PrintJob | Promise<PrintJob>,
    left?: AbortSignal,
    key?: string,
  ): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * Drawing takes tenths of a second of pure computing: it runs in a thread of its own, started when
 * it is first wanted, so that neither the shop's start nor other answers wait for it.
 */
export function createPrinter(limits: QueueLimits): Printer {
  const queue = new BoundedQueue(limits);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function printNow(job: PrintJob): Promise<Uint8Array> {
    clearTimeout(idle);
    worker ??= start();
    try {
      return await drawn(worker, job);
    } finally {
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.once('error', () => {
      if (worker === started) worker = undefined; // the next job starts another
    });
    started.unref();
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    print: (prepare, left, key) => queue.run(async () => printNow(await prepare()), left, key),
    close: stop,
  };
}

function drawn(worker: Worker, job: PrintJob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ file, error }: Answer) => {
      worker.off('error', reject);
      if (file) resolve(file);
      else reject(error);
    });
    worker.once('error', reject);
    worker.postMessage(job);
  });
}
