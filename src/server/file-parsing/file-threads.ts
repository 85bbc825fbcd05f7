import { type MessagePort, Worker } from 'node:worker_threads';
import type { FileLimits } from '#domain/files/import-file.ts';
import { FileFault } from './file-fault.ts';
import { lowerPriority } from './lower-priority.ts';

/** A thread that has nothing to do waits so long for the next file, which then need not wait for its start. */
const idleMs = 60_000;
/**
 * A file of more than one batch, and one whose first takes longer, goes on at the lowest priority: whoever is
 * answered goes first. A small one is not left waiting until a busy shop has nothing else to do.
 */
const smallFileMs = 2_000;

/**
 * What a thread says: how the system calls it, once it is loaded; of its file that it has read a batch, that it has
 * done so many rows of it, and at last what came of the file or why it cannot be read.
 */
export type FromFileThread<R> = { ready: number | undefined } | OfFile<R>;
type OfFile<R> = { read: true } | { done: number } | { result: R } | { fault: string };

type Thread = {
  worker: Worker;
  ready: Promise<number | undefined>;
  isLowered: boolean;
  /** Of the file that it works on. */
  onMessage(message: OfFile<unknown>): void;
  onEnd(error: unknown): void;
  idleTimer?: NodeJS.Timeout;
};

type Run = {
  limits: Pick<FileLimits, 'seconds'>;
  /** Whoever wants the result leaves. */
  left?: AbortSignal | undefined;
  onDone?: (rows: number) => void;
  ports?: MessagePort[];
};

/** Threads that take files apart, one file at a time each. One that needs more memory ends its thread, never the shop. */
export function fileThreads<Job extends { bytes: Uint8Array }, R>(script: URL, heapMb: number) {
  const idle = new Set<Thread>();
  // Garbage is collected early, instead of once the memory is full of it.
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 };

  function start(): Thread {
    const worker = new Worker(script, { resourceLimits });
    const { promise: ready, resolve } = Promise.withResolvers<number | undefined>();
    const nothing = { onMessage: () => {}, onEnd: () => {} };
    const thread: Thread = { worker, ready, isLowered: false, ...nothing };
    worker.on('message', (message: FromFileThread<unknown>) => {
      if ('ready' in message) resolve(message.ready);
      else thread.onMessage(message);
    });
    worker.on('error', (error) => thread.onEnd(faultOf(error)));
    worker.on('exit', () => {
      idle.delete(thread);
      clearTimeout(thread.idleTimer);
      thread.onEnd(new Error('The thread of a file ended.'));
    });
    return thread;
  }

  function take(): Thread {
    const [thread = start()] = idle;
    idle.delete(thread);
    clearTimeout(thread.idleTimer);
    thread.worker.ref();
    return thread;
  }

  async function lower(thread: Thread): Promise<void> {
    const systemId = await thread.ready;
    if (systemId === undefined || thread.isLowered) return;
    thread.isLowered = true;
    lowerPriority(systemId);
  }

  function giveBack(thread: Thread): void {
    thread.onEnd = () => {};
    thread.worker.unref();
    thread.idleTimer = setTimeout(() => thread.worker.terminate(), idleMs).unref();
    idle.add(thread);
  }

  async function run(job: Job, { limits, left, onDone, ports = [] }: Run): Promise<R> {
    const answer = Promise.withResolvers<R>();
    const clock = stopwatch(limits.seconds, () => answer.reject(tooSlow()));
    const leave = () => answer.reject(new FileFault('Whoever uploaded this file has left.'));
    const thread = take();
    let isFree = false;
    let batches = 0;
    let lowering: NodeJS.Timeout | undefined;
    thread.ready.then(() => {
      clock.go();
      lowering = setTimeout(() => lower(thread), smallFileMs).unref();
    });
    thread.onEnd = answer.reject;
    thread.onMessage = (message) => {
      if ('read' in message) {
        batches += 1;
        if (batches > 1) lower(thread);
        return clock.stop();
      }
      if ('done' in message) {
        onDone?.(message.done);
        return clock.go();
      }
      isFree = !thread.isLowered;
      if (isFree) giveBack(thread);
      if ('fault' in message) answer.reject(new FileFault(message.fault));
      else answer.resolve(message.result as R); // `as`: what the script makes of a job
    };
    left?.addEventListener('abort', leave, { once: true });
    thread.worker.postMessage(job, [...movable(job.bytes), ...ports]);
    try {
      return await answer.promise;
    } finally {
      clock.stop();
      clearTimeout(lowering);
      left?.removeEventListener('abort', leave);
      if (!isFree) await thread.worker.terminate();
    }
  }

  async function close(): Promise<void> {
    await Promise.all([...idle].map(({ worker }) => worker.terminate()));
  }

  return { run, close };
}

/** Calls back once it has gone for so long in all. */
function stopwatch(seconds: number, onOver: () => void) {
  let msLeft = seconds * 1_000;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    go() {
      startedAt = performance.now();
      timer = setTimeout(onOver, msLeft).unref();
    },
    stop() {
      clearTimeout(timer);
      msLeft -= performance.now() - startedAt;
    },
  };
}

/** Moved to the thread, not copied, where they are all that their memory holds. */
function movable(bytes: Uint8Array): ArrayBuffer[] {
  const isAll = bytes.byteLength === bytes.buffer.byteLength;
  return isAll ? [bytes.buffer as ArrayBuffer] : []; // `as`: read from a socket, shared with nobody
}

/** A small file can be made to keep its reader busy for hours. */
function tooSlow(): FileFault {
  return new FileFault('This file takes too long to read. Please save it once more, or as CSV.');
}

/** What to tell the person when a thread that works on a file has ended with this error. */
function faultOf(error: unknown): unknown {
  const isTooLarge =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isTooLarge ? new FileFault('This file needs too much memory. Please split it.') : error;
}
