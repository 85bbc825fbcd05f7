import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { rowsOf } from '#server/db/rows.ts';
import { orderEvents, orderNotes, orders } from '#server/db/schema/orders.ts';
import { payments } from '#server/db/schema/payments.ts';

/**
 * The last events, payments and notes of all orders. A number is taken before its transaction
 * commits, so that a lower one may appear after a higher one: the largest alone would miss it.
 */
export async function readLastChanges(db: Db, limit: number): Promise<string[]> {
  const last = (kind: string, table: PgTable) =>
    sql`(select ${kind}::text || id as change from ${table} order by id desc limit ${limit})`;
  const rows = await rowsOf<{ change: string }>(
    db,
    sql`${last('event ', orderEvents)} union all ${last('payment ', payments)}
      union all ${last('note ', orderNotes)}`,
  );
  return rows.map((row) => row.change);
}

/** How many orders nobody has accepted yet; counted no further than `most`. */
export function countActive(db: Db, most: number): Promise<number> {
  return countUpTo(db, orders, eq(orders.status, 'active'), most);
}
