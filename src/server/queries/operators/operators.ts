import { and, asc, count, desc, eq, gt, isNull, max, ne, sql } from 'drizzle-orm';
import { isMet, type Needed, rightsOf } from '#domain/operators/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import {
  auditLog,
  operatorSessions,
  operators,
  operatorTokens,
} from '#server/db/schema/operators.ts';
import { readRoleRights } from './role-rights.ts';

export type OperatorRow = typeof operators.$inferSelect;
type OperatorChange = Partial<typeof operators.$inferInsert>;

/** Lower case as JavaScript has it, as the counter of tries does: 'İ' is no 'i' to either. */
export async function findOperatorByEmail(db: Db, email: string): Promise<OperatorRow | undefined> {
  const [row] = await db
    .select()
    .from(operators)
    .where(sql`lower(${operators.email}) = ${email.toLowerCase()}`);
  return row;
}

export async function findOperatorById(db: Db, id: number): Promise<OperatorRow | undefined> {
  const [row] = await db.select().from(operators).where(eq(operators.id, id));
  return row;
}

/** Held until the transaction ends. */
export async function lockOperator(tx: Db, id: number): Promise<OperatorRow | undefined> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id)).for('update');
  return row;
}

/**
 * With when each was last seen; null: never. Sessions go with signing out, a new password or another role: the audit
 * log has what was done in them, signing in at least. What a job does later in somebody's name has no address.
 */
export function readOperators(db: Db) {
  const session = db
    .select({ at: max(operatorSessions.lastSeenAt).as('seen_at') })
    .from(operatorSessions)
    .where(eq(operatorSessions.operatorId, operators.id))
    .as('session');
  const entry = db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.operatorId, operators.id), ne(auditLog.address, '')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
    .as('entry');
  const lastSeenAt = sql`greatest(${session.at}, ${entry.at})`.mapWith(operators.createdAt);
  return db
    .select({ operator: operators, lastSeenAt })
    .from(operators)
    .leftJoinLateral(session, sql`true`)
    .leftJoinLateral(entry, sql`true`)
    .orderBy(asc(operators.id))
    .limit(500);
}

/** undefined: another operator has this address. */
export async function insertOperator(
  tx: Db,
  operator: typeof operators.$inferInsert,
): Promise<OperatorRow | undefined> {
  const [row] = await tx.insert(operators).values(operator).onConflictDoNothing().returning();
  return row;
}

export async function updateOperator(tx: Db, id: number, change: OperatorChange): Promise<void> {
  await tx.update(operators).set(change).where(eq(operators.id, id));
}

/** Links that were mailed before: none of them works any more. */
export async function voidTokens(tx: Db, operatorId: number): Promise<void> {
  await tx.delete(operatorTokens).where(eq(operatorTokens.operatorId, operatorId));
}

/**
 * All of them held, in id order: they are few, and of two owners who step down one sees the other. As an update
 * holds them: what names an operator, as a file being applied does, is not waited for.
 */
export function lockOperators(tx: Db): Promise<OperatorRow[]> {
  return tx.select().from(operators).orderBy(asc(operators.id)).for('no key update');
}

export async function hasOperators(db: Db): Promise<boolean> {
  const [row] = await db.select({ operators: count() }).from(operators);
  return (row?.operators ?? 0) > 0;
}

type NewToken = {
  tokenHash: string;
  purpose: 'reset' | 'set-up';
  operatorId: number | null;
  lifeMinutes: number;
};

/** Keeps a new token and voids older ones of its kind. */
export function replaceOperatorToken(db: Db, token: NewToken): Promise<void> {
  const { lifeMinutes, ...row } = token;
  return db.transaction(async (tx) => {
    const owner =
      token.operatorId === null
        ? isNull(operatorTokens.operatorId)
        : eq(operatorTokens.operatorId, token.operatorId);
    await tx.delete(operatorTokens).where(and(eq(operatorTokens.purpose, token.purpose), owner));
    await tx
      .insert(operatorTokens)
      .values({ ...row, expiresAt: sql`now() + make_interval(mins => ${lifeMinutes})` });
  });
}

/** Whether an operator was mailed a link within the last two minutes. */
export async function hasYoungToken(db: Db, operatorId: number): Promise<boolean> {
  const young = gt(operatorTokens.createdAt, sql`now() - interval '2 minutes'`);
  return (
    (await db.$count(operatorTokens, and(eq(operatorTokens.operatorId, operatorId), young))) > 0
  );
}

function usable(tokenHash: string, purpose: NewToken['purpose']) {
  return and(
    eq(operatorTokens.tokenHash, tokenHash),
    eq(operatorTokens.purpose, purpose),
    isNull(operatorTokens.usedAt),
    gt(operatorTokens.expiresAt, sql`now()`),
  );
}

export async function isUsableToken(
  db: Db,
  tokenHash: string,
  purpose: NewToken['purpose'],
): Promise<boolean> {
  return (await db.$count(operatorTokens, usable(tokenHash, purpose))) > 0;
}

/** Uses a token up; undefined: there is none like it any more. */
export async function useToken(
  tx: Db,
  tokenHash: string,
  purpose: NewToken['purpose'],
): Promise<{ operatorId: number | null } | undefined> {
  const [row] = await tx
    .update(operatorTokens)
    .set({ usedAt: sql`now()` })
    .where(usable(tokenHash, purpose))
    .returning({ operatorId: operatorTokens.operatorId });
  return row;
}

/** Whether an operator may still do something, held until the transaction of that ends. */
export async function mayStill(
  tx: Db,
  operatorId: number | null,
  needed: Needed,
): Promise<boolean> {
  if (operatorId === null) return false;
  const { role, active, id } = operators;
  const [row] = await tx
    .select({ role, active })
    .from(operators)
    .where(eq(id, operatorId))
    .for('share');
  if (!row?.active) return false;
  // Read behind the lock, which an owner who changes the table waits for.
  const { changes } = await readRoleRights(tx);
  return isMet(needed, rightsOf(row.role, changes).may);
}
