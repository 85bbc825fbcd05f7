import type { ImportState } from '#domain/files/import-file.ts';
import type { Db } from '#server/db/connect.ts';
import { changeFile } from '#server/queries/files/import-files.ts';

const everyMs = 500;

/**
 * Tells how many rows are done, and that this process lives. Not awaited, one at a time: an embedded
 * database takes it only when the transaction that is under way has ended.
 */
export function progressOf(db: Db, fileId: number, state: ImportState) {
  let rows = 0;
  let telling: Promise<unknown> | undefined;
  const tell = () => {
    telling ??= changeFile(db, fileId, state, { progress: Math.floor(rows) })
      .catch(() => {}) // the next one tells it
      .finally(() => {
        telling = undefined;
      });
  };
  const timer = setInterval(tell, everyMs);
  return {
    add(count: number) {
      rows += count;
    },
    async stop() {
      clearInterval(timer);
      await telling;
    },
  };
}
