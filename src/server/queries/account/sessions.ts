import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Language } from '#domain/india/language.ts';
import { batched } from '#server/db/batched.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/prepared.ts';
import { callCounts, sessions } from '#server/db/schema/account.ts';

const sessionLife = sql`interval '30 days'`;
const touchAfter = sql`interval '1 hour'`;

const sessionCustomers = statement<{
  key: string;
  id: number;
  ownerName: string;
  hasOrdered: boolean;
  language: Language | null;
  stale: boolean;
}>(
  'session_customers',
  sql`select s.token_hash as key, c.id, c.owner_name as "ownerName", c.language,
      exists (select from orders o where o.customer_id = c.id) as "hasOrdered",
      s.last_seen_at < now() - ${touchAfter} as stale
    from sessions s
    join customers c on c.id = s.customer_id
    where s.token_hash = any(${sql.placeholder('tokenHashes')}::text[]) and s.expires_at > now()
      and c.blocked_at is null`,
);

/** Whose session it is; asked by every call of a customer, so many at once are asked together. */
export const findSessionCustomer = batched((db, tokenHashes) =>
  sessionCustomers(db, { tokenHashes }),
);

/** The 30 days slide: each visit, at most once an hour, starts them anew. */
export async function touchSession(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: sql`now() + ${sessionLife}` })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function insertSession(
  db: Db,
  session: { tokenHash: string; customerId: number; userAgent: string },
): Promise<void> {
  await db.insert(sessions).values({ ...session, expiresAt: sql`now() + ${sessionLife}` });
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export function readSessions(db: Db, customerId: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash)
    .limit(100);
}

export async function deleteSessions(db: Db, customerId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId));
}

/** Counts a call in its window and gives the count and the seconds until the window ends. */
export async function countCall(db: Db, key: string, windowSeconds: number) {
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  const over = lt(callCounts.windowEndsAt, sql`now()`);
  const [row] = await db
    .insert(callCounts)
    .values({ key, calls: 1, windowEndsAt: ends })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        calls: sql`case when ${over} then 1 else ${callCounts.calls} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${ends} else ${callCounts.windowEndsAt} end`,
      },
    })
    .returning({
      calls: callCounts.calls,
      secondsLeft: sql<number>`ceil(extract(epoch from ${callCounts.windowEndsAt} - now()))::int`,
    });
  return row ?? { calls: 1, secondsLeft: windowSeconds };
}
