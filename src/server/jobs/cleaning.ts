import { type Retention, retentionDays } from '#domain/retention.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteExpired } from '#server/queries/cleaning.ts';

/** Takes out what has had its time. */
export async function clean(db: Db, days: Retention = retentionDays): Promise<string> {
  const gone = await deleteExpired(db, days);
  return gone.map(([what, rows]) => `${rows} ${what}`).join(', ');
}
