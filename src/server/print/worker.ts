import { parentPort } from 'node:worker_threads';
import { drawJob, type PrintJob } from './print-job.ts';

/** One file after another, beside the thread that answers the shop. */
parentPort?.on('message', async (job: PrintJob) => {
  try {
    parentPort?.postMessage({ file: await drawJob(job) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
