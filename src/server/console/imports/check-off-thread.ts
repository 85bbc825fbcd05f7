import { fileLimits } from '#domain/files/import-file.ts';
import type { Database } from '#server/db/connect.ts';
import type { ThreadDatabase } from '#server/db/thread-database.ts';
import { fileThreads } from '#server/file-parsing/file-threads.ts';
import type { CheckedFile, FileChecker, GivenFile } from '#server/import-rows/file-checker.ts';

export type CheckJob = GivenFile & { database: ThreadDatabase };

/** Its rows, and what of the shop they are compared with. */
const heapMb = 256;

/**
 * Files are parsed and checked on a thread with a way of its own to the database. On the main thread
 * readers would wait for it, and longer still for the collection of its garbage.
 */
export function createFileChecker(forThread: Database['forThread']): FileChecker {
  const script = new URL('./check-worker.ts', import.meta.url);
  const threads = fileThreads<CheckJob, CheckedFile>(script, heapMb);
  return {
    check(given, onDone) {
      const database = forThread();
      const ports = 'port' in database ? [database.port] : [];
      return threads.run({ ...given, database }, { limits: fileLimits, onDone, ports });
    },
    close: () => threads.close(),
  };
}
