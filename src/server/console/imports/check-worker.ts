import { parentPort, workerData } from 'node:worker_threads';
import { openOnThread, type ThreadDatabase } from '#server/db/thread-database.ts';
import { FileFault } from '#server/file-parsing/file-fault.ts';
import { lowerPriority } from '#server/file-parsing/lower-priority.ts';
import type { FromCheckWorker } from './check-off-thread.ts';
import { checkRowsOn, type GivenFile } from './check-rows.ts';

type Given = { database: ThreadDatabase; given: GivenFile };

async function run(post: (message: FromCheckWorker) => void): Promise<void> {
  const { database, given } = workerData as Given; // `as`: what check-off-thread.ts starts it with
  const { db, close } = openOnThread(database);
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
