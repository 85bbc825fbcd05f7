import { within } from '#domain/within.ts';
import { isDatabaseBusy } from '#server/api/database-busy.ts';
import type { Db } from '#server/db/connect.ts';
import { findPicture } from '#server/queries/catalogue/pictures.ts';

/** Then the page shows the default picture instead. */
const answerMs = 2_000;

/**
 * Uploaded pictures. After a read that failed since the database is away, those in the queue behind it
 * fail at once: one after another they would keep a page waiting for half a minute.
 */
export function storedPictures(db: Db) {
  let away: { error: unknown; until: number } | undefined;
  return async (folder: string, name: string) => {
    if (away && performance.now() < away.until) throw away.error;
    try {
      return await within(answerMs, findPicture(db, folder, name));
    } catch (error) {
      if (isDatabaseBusy(error)) away = { error, until: performance.now() + answerMs };
      throw error;
    }
  };
}
