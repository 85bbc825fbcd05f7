import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { rowsOf } from '#server/db/rows.ts';
import { operatorSessions, operators } from '#server/db/schema/operators.ts';
import { orderEvents, orderNotes, orders } from '#server/db/schema/orders.ts';
import { payments } from '#server/db/schema/payments.ts';
import { sessionIsAlive } from '#server/queries/operators/operator-sessions.ts';

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

/** Which of these sessions still let someone in. */
export async function readLiveSessionIds(db: Db, sessionIds: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: operatorSessions.id })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(inArray(operatorSessions.id, sessionIds), eq(operators.active, true), sessionIsAlive),
    )
    .limit(sessionIds.length);
  return new Set(rows.map((row) => row.id));
}

/** How many orders nobody has accepted yet; counted no further than `most`. */
export function countActive(db: Db, most: number): Promise<number> {
  return countUpTo(db, orders, eq(orders.status, 'active'), most);
}
