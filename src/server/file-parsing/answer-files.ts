import { parentPort } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import type { FromFileThread } from './file-threads.ts';
import { systemThread } from './lower-priority.ts';

export type Progress = {
  /** A batch is read: what is done with it now does not count as reading. */
  read(): void;
  /** So many rows of it are done, and the next ones are read. */
  done(rows: number): void;
};

/** The script of a thread of `fileThreads`. */
export function answerFiles<Job, R>(work: (job: Job, progress: Progress) => Promise<R>): void {
  const port = parentPort;
  if (!port) return;
  const post = (message: FromFileThread<R>) => port.postMessage(message);
  const progress: Progress = {
    read: () => post({ read: true }),
    done: (rows) => post({ done: rows }),
  };
  post({ ready: systemThread() });
  port.on('message', async (job: Job) => {
    try {
      post({ result: await work(job, progress) });
    } catch (error) {
      // Anything else is a fault of ours, and ends the thread with it.
      if (!(error instanceof FileFault)) throw error;
      post({ fault: error.message });
    }
  });
}
