import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from '#server/db/postgres.ts';
import { FileFault } from '#server/imports/file-fault.ts';
import { lowerPriority } from '#server/imports/lower-priority.ts';
import type { FromCheckWorker } from './check-off-thread.ts';
import { checkRowsOn, type GivenFile } from './check-rows.ts';

type Given = { databaseUrl: string; given: GivenFile };

async function run(post: (message: FromCheckWorker) => void): Promise<void> {
  const { databaseUrl, given } = workerData as Given; // `as`: what check-off-thread.ts starts it with
  const { db, close } = openConnection(databaseUrl, 'files');
  try {
    post({ checked: await checkRowsOn(db)(given, (done) => post({ done })) });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    post({ fault: error.message });
  } finally {
    await close();
  }
}

const port = parentPort;
if (port) {
  lowerPriority();
  await run((message) => port.postMessage(message));
}
