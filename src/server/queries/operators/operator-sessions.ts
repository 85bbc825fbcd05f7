import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OperatorRole, RightsChanges } from '#domain/operators/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import { operatorSessions, operators, roleRights } from '#server/db/schema/operators.ts';

const idleLife = sql`interval '12 hours'`;
const longestLife = sql`interval '7 days'`;
const touchAfter = sql`interval '5 minutes'`;

/** Neither idle for too long nor too old. */
export const sessionIsAlive = sql`(${operatorSessions.lastSeenAt} > now() - ${idleLife}
  and ${operatorSessions.createdAt} > now() - ${longestLife})`;

export type SessionOperator = {
  id: number;
  name: string;
  email: string;
  role: OperatorRole;
  routes: string[];
  /** The owner's table; null: nobody has changed it yet. */
  changes: RightsChanges | null;
  sessionId: number;
  /** Not seen for a while: the idle hours are to start anew. */
  stale: boolean;
};

export async function findSessionOperator(
  db: Db,
  tokenHash: string,
): Promise<SessionOperator | undefined> {
  const [row] = await db
    .select({
      id: operators.id,
      name: operators.name,
      email: operators.email,
      role: operators.role,
      routes: operators.routes,
      changes: roleRights.changes,
      sessionId: operatorSessions.id,
      stale: sql<boolean>`${operatorSessions.lastSeenAt} < now() - ${touchAfter}`,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .leftJoin(roleRights, sql`true`)
    .where(
      and(eq(operatorSessions.tokenHash, tokenHash), eq(operators.active, true), sessionIsAlive),
    );
  return row;
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

export async function touchOperatorSession(db: Db, sessionId: number): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(operatorSessions.id, sessionId));
}

export async function insertOperatorSession(
  db: Db,
  session: { tokenHash: string; operatorId: number; userAgent: string; address: string },
): Promise<void> {
  await db.insert(operatorSessions).values(session);
}

export function readOperatorSessions(db: Db, operatorId: number) {
  return db
    .select()
    .from(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), sessionIsAlive))
    .orderBy(desc(operatorSessions.lastSeenAt), desc(operatorSessions.id))
    .limit(100);
}

export async function deleteOperatorSession(
  db: Db,
  session: { id: number; operatorId: number },
): Promise<boolean> {
  const gone = await db
    .delete(operatorSessions)
    .where(
      and(eq(operatorSessions.id, session.id), eq(operatorSessions.operatorId, session.operatorId)),
    )
    .returning({ id: operatorSessions.id });
  return gone.length > 0;
}

/** All of an operator's sessions, but for the one that does this. */
export async function deleteOperatorSessions(
  db: Db,
  operatorId: number,
  exceptSessionId = 0,
): Promise<void> {
  await db
    .delete(operatorSessions)
    .where(
      and(eq(operatorSessions.operatorId, operatorId), ne(operatorSessions.id, exceptSessionId)),
    );
}
