import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type LoginAttempts, nextTry, type Try } from '#domain/account/login-lock.ts';
import type { Db } from '#server/db/connect.ts';
import { loginAttempts } from '#server/db/schema/account.ts';
import { databaseNowMs } from '#server/queries/clock.ts';

/** Counts the tries on a phone number or e-mail address as typed, whether or not it has an account. */
export function nameKey(name: string): string {
  return `login ${name.toLowerCase()}`;
}

/** Counts the tries on an account, by its phone number and its e-mail address together. */
export function accountKey(customerId: number): string {
  return `account ${customerId}`;
}

/** Counts the tries on an operator's e-mail address as typed, whether or not there is one. */
export function operatorKey(email: string): string {
  return `operator ${email.toLowerCase()}`;
}

/** In place of the account's counter where no account has this name: the same work either way. */
export function nobodyKey(name: string): string {
  return `nobody ${name.toLowerCase()}`;
}

/** Counts a try, one at a time however many come side by side. */
export function countTry(db: Db, key: string): Promise<Try> {
  return db.transaction(async (tx) => {
    // Changes nothing in a row that is there, but locks it and gives it back.
    const [row] = await tx
      .insert(loginAttempts)
      .values({ key, lastTryAt: sql`now()` })
      .onConflictDoUpdate({ target: loginAttempts.key, set: { key } })
      .returning({ ...getTableColumns(loginAttempts), nowMs: databaseNowMs });
    const before = row && {
      failures: row.failures,
      locks: row.locks,
      lockedUntilMs: row.lockedUntil?.getTime(),
      lastTryMs: row.lastTryAt.getTime(),
    };
    const result = nextTry(before, row?.nowMs ?? 0);
    // Written even where nothing changes: a locked account must take as long as another.
    const counts = result.allowed ? result.next : before;
    if (counts) await tx.update(loginAttempts).set(rowOf(counts)).where(eq(loginAttempts.key, key));
    return result;
  });
}

function rowOf({ failures, locks, lockedUntilMs, lastTryMs }: LoginAttempts) {
  const lockedUntil = lockedUntilMs === undefined ? null : new Date(lockedUntilMs);
  return { failures, locks, lockedUntil, lastTryAt: new Date(lastTryMs) };
}

/** A right PIN, or a new one, sets these counts back; one by one, so that nobody waits in a circle. */
export async function forgetTries(db: Db, keys: string[]): Promise<void> {
  for (const key of keys) await db.delete(loginAttempts).where(eq(loginAttempts.key, key));
}
