import { Worker } from 'node:worker_threads';
import { Refusal } from '#contract/refusal.ts';
import type { InvoiceData } from './invoice-data.ts';

/** More than this many waiting means that someone is not a shopkeeper with a printer. */
const mostWaiting = 20;
/** Its memory is given back when nobody wants an invoice. */
const idleMs = 60_000;

type Waiting = { resolve: (file: Uint8Array) => void; reject: (error: unknown) => void };
type Answer = { turn: number; file?: Uint8Array; error?: unknown };

export type InvoiceMaker = {
  make(data: InvoiceData): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * Drawing takes tenths of a second of pure computing: it runs in a thread of its own, started when
 * it is first wanted, so that neither the shop's start nor other answers wait for it.
 */
export function createInvoiceMaker(): InvoiceMaker {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.on('message', ({ turn: answered, file, error }: Answer) => {
      const asked = waiting.get(answered);
      waiting.delete(answered);
      if (file) asked?.resolve(file);
      else asked?.reject(error);
      if (waiting.size === 0) idle = setTimeout(stop, idleMs).unref();
    });
    started.on('error', (error) => {
      if (worker === started) worker = undefined;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
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
    make(data) {
      if (waiting.size >= mostWaiting) {
        throw new Refusal('too-many-tries', 'Many invoices are being made. Please try again soon.');
      }
      clearTimeout(idle);
      worker ??= start();
      turn += 1;
      const mine = turn;
      const made = new Promise<Uint8Array>((resolve, reject) => {
        waiting.set(mine, { resolve, reject });
      });
      worker.postMessage({ turn: mine, data });
      return made;
    },
    close: stop,
  };
}
