import { and, gte, not, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { catalogueChanges } from '#server/db/schema/catalogue.ts';

/** More changes than this at once are not read one by one. */
export const maxChanges = 5_000;

/** Where a look at the feed goes on from next time. */
type FeedPosition = {
  /** The oldest transaction that is still open: whatever commits later belongs to it or to a newer one. */
  nextTx: number;
  /** Which transactions were to be seen. */
  snapshot: string;
  /** Since when this very server runs. */
  serverStart: string;
};

export async function readFeedPosition(db: Db): Promise<FeedPosition> {
  const [row] = await db
    .select({
      nextTx: sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.mapWith(Number),
      snapshot: sql<string>`pg_current_snapshot()::text`,
      serverStart: sql<string>`pg_postmaster_start_time()::text`,
    })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error('The database does not tell its position.');
  return row;
}

const changeColumns = {
  id: catalogueChanges.id,
  productId: catalogueChanges.productId,
  table: catalogueChanges.tableName,
  tx: catalogueChanges.tx,
};

/** What was committed since, however long its transaction had been open. */
export function changesSince(db: Db, { nextTx, snapshot }: FeedPosition) {
  const seen = sql`pg_visible_in_snapshot(${catalogueChanges.tx}::text::xid8, ${snapshot}::pg_snapshot)`;
  return (
    db
      .select(changeColumns)
      .from(catalogueChanges)
      // In the text, as in `recentlyMoved`: few of many changes are new.
      .where(and(gte(catalogueChanges.tx, sql.raw(String(nextTx))), not(seen)))
      .orderBy(catalogueChanges.id)
      .limit(maxChanges)
  );
}

/** By the clock, for when the numbers of transactions cannot be trusted; it reads the whole feed. */
export function changesOfLast(db: Db, seconds: number) {
  return db
    .select(changeColumns)
    .from(catalogueChanges)
    .where(gte(catalogueChanges.at, sql.raw(`now() - interval '${Math.ceil(seconds)} seconds'`)))
    .orderBy(catalogueChanges.id)
    .limit(maxChanges);
}
