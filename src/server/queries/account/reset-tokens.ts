import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { resetTokens, sessions } from '#server/db/schema/account.ts';
import { customers } from '#server/db/schema/customers.ts';
import { forgetDevices } from './known-devices.ts';
import { accountKey, forgetTries, nameKey } from './login-attempts.ts';

const tokenLife = sql`interval '60 minutes'`;
const pauseBetweenMails = sql`interval '2 minutes'`;

/** Keeps a new token and voids older ones; false where the last one is too young. */
export function replaceResetToken(
  db: Db,
  token: { tokenHash: string; customerId: number },
  options: { evenIfYoung: boolean } = { evenIfYoung: false },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = eq(resetTokens.customerId, token.customerId);
    await tx.select().from(customers).where(eq(customers.id, token.customerId)).for('update');
    const young = await tx
      .select({ hash: resetTokens.tokenHash })
      .from(resetTokens)
      .where(and(own, gt(resetTokens.createdAt, sql`now() - ${pauseBetweenMails}`)));
    if (young.length > 0 && !options.evenIfYoung) return false;
    await tx.delete(resetTokens).where(own);
    await tx.insert(resetTokens).values({ ...token, expiresAt: sql`now() + ${tokenLife}` });
    return true;
  });
}

/** Links that were mailed before: none of them works any more. */
export async function voidResetTokens(tx: Db, customerId: number): Promise<void> {
  await tx.delete(resetTokens).where(eq(resetTokens.customerId, customerId));
}

function usable(tokenHash: string) {
  return and(
    eq(resetTokens.tokenHash, tokenHash),
    isNull(resetTokens.usedAt),
    gt(resetTokens.expiresAt, sql`now()`),
  );
}

export async function isUsableResetToken(db: Db, tokenHash: string): Promise<boolean> {
  return (await db.$count(resetTokens, usable(tokenHash))) > 0;
}

/**
 * Sets the PIN that a token stands for, once: ends every session and lock, and no device is known any
 * more. Gives whose it is; undefined: there is no such token.
 */
export async function setPinWithToken(
  tx: Db,
  tokenHash: string,
  pinHash: string,
): Promise<number | undefined> {
  const [used] = await tx
    .update(resetTokens)
    .set({ usedAt: sql`now()` })
    .where(usable(tokenHash))
    .returning({ customerId: resetTokens.customerId });
  if (!used) return undefined;
  const [customer] = await tx
    .update(customers)
    .set({ pinHash })
    .where(eq(customers.id, used.customerId))
    .returning({ mobile: customers.mobile, email: customers.email });
  await tx.delete(sessions).where(eq(sessions.customerId, used.customerId));
  const names = customer ? [customer.mobile, customer.email] : [];
  await forgetDevices(tx, { customerId: used.customerId });
  await forgetTries(tx, [accountKey(used.customerId), ...names.map(nameKey)]);
  return used.customerId;
}
