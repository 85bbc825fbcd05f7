import { eq } from 'drizzle-orm';
import { nextTry, type Try } from '#domain/login-lock.ts';
import type { Db } from '#server/db/connect.ts';
import { loginAttempts } from '#server/db/schema/customers.ts';

/** One sheet per account, whether it was named by phone or by e-mail. */
export function accountKey(customerId: number): string {
  return `account ${customerId}`;
}

/** Counts a try on an account, one at a time however many come side by side. */
export function countTry(db: Db, key: string, now: Date): Promise<Try> {
  return db.transaction(async (tx) => {
    // Changes nothing in a sheet that is there, but locks it and gives it back.
    const [row] = await tx
      .insert(loginAttempts)
      .values({ key, lastTryAt: now })
      .onConflictDoUpdate({ target: loginAttempts.key, set: { key } })
      .returning();
    const before = row && {
      failures: row.failures,
      locks: row.locks,
      lockedUntilMs: row.lockedUntil?.getTime(),
      lastTryMs: row.lastTryAt.getTime(),
    };
    const result = nextTry(before, now.getTime());
    if (result.allowed) {
      const { failures, locks, lockedUntilMs } = result.next;
      const lockedUntil = lockedUntilMs === undefined ? null : new Date(lockedUntilMs);
      await tx
        .update(loginAttempts)
        .set({ failures, locks, lockedUntil, lastTryAt: now })
        .where(eq(loginAttempts.key, key));
    }
    return result;
  });
}

/** A right PIN wipes the sheet. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key));
}
