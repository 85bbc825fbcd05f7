import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

/**
 * The database's clock, for whatever nodes decide by the time of day: theirs may differ, and jump.
 * How long something took is measured with `performance.now()`.
 */
export const databaseNowMs = sql<number>`floor(extract(epoch from now()) * 1000)`.mapWith(Number);

export async function readNowMs(db: Db): Promise<number> {
  const [row] = await db.select({ nowMs: databaseNowMs }).from(sql`(select) as clock`);
  return row?.nowMs ?? 0;
}
