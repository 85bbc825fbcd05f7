import { Worker } from 'node:worker_threads';
import { BoundedQueue } from '#server/bounded-queue.ts';
import type { InvoiceData } from './invoice-data.ts';

/** More than this many waiting means that someone is not a shopkeeper with a printer. */
const limits = { running: 1, waiting: 20, retryAfterSeconds: 5 };
/** Its memory is given back when nobody wants an invoice. */
const idleMs = 60_000;

type Answer = { file?: Uint8Array; error?: unknown };

export type InvoiceMaker = {
  /** Not made where `left` aborts, because its client has gone, before its turn comes. */
  make(data: InvoiceData, left?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * Drawing takes tenths of a second of pure computing: it runs in a thread of its own, started when
 * it is first wanted, so that neither the shop's start nor other answers wait for it.
 */
export function createInvoiceMaker(): InvoiceMaker {
  const queue = new BoundedQueue(limits);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function makeNow(data: InvoiceData): Promise<Uint8Array> {
    clearTimeout(idle);
    worker ??= start();
    try {
      return await drawn(worker, data);
    } finally {
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.once('error', () => {
      if (worker === started) worker = undefined; // the next invoice starts another
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

  return { make: (data, left) => queue.run(() => makeNow(data), left), close: stop };
}

function drawn(worker: Worker, data: InvoiceData): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ file, error }: Answer) => {
      worker.off('error', reject);
      if (file) resolve(file);
      else reject(error);
    });
    worker.once('error', reject);
    worker.postMessage(data);
  });
}
