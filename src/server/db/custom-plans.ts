import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/**
 * Reads whose best plan depends on what is asked for, as searches with filters: each is planned for
 * its own values. Elsewhere one plan fits all (`pool.ts`).
 */
export function withCustomPlans<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
    return read(tx);
  });
}
