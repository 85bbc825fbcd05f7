import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { operatorSessions, operators } from '#server/db/schema/operators.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';
import { sessionIsAlive } from './operator-sessions.ts';

/**
 * The last events of all orders. A number is taken before its transaction commits, so that a lower
 * one may appear after a higher one: the largest alone would miss it.
 */
export async function readLastEventIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .orderBy(desc(orderEvents.id))
    .limit(limit);
  return rows.map((row) => row.id);
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
export async function countActive(db: Db, most: number): Promise<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.status, 'active'))
    .limit(most)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}
