import { and, desc, eq, gt, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { loginAttempts } from '#server/db/schema/account.ts';
import { knownDevices } from '#server/db/schema/known-devices.ts';

/** Whose sign-in it was. */
export type Account = { customerId: number } | { operatorId: number };

/** From the last sign-in on. */
const life = sql`interval '180 days'`;

/** Of one account: more than anyone signs in with. A program that keeps no cookies adds one each time. */
const mostDevices = 50;

/** Counts the tries of a known device on one account. */
export function deviceKey(id: number): string {
  return `device ${id}`;
}

/** The device's id where it has signed in to this account before; asked alike where there is no account. */
export async function findKnownDevice(
  db: Db,
  tokenHash: string,
  account: Account,
): Promise<number | undefined> {
  const { id, expiresAt } = knownDevices;
  const [row] = await db
    .select({ id })
    .from(knownDevices)
    .where(and(isDevice(tokenHash), ofAccount(account), gt(expiresAt, sql`now()`)));
  return row?.id;
}

/**
 * Makes a browser known to an account for another 180 days, under a new token. All its rows take the
 * token, but keep their ids: a sign-in to one account gives no fresh tries on another.
 */
export async function keepDevice(
  tx: Db,
  { oldHash, newHash }: { oldHash: string | undefined; newHash: string },
  account: Account,
): Promise<void> {
  if (oldHash) await tx.update(knownDevices).set({ tokenHash: newHash }).where(isDevice(oldHash));
  const { tokenHash, customerId, operatorId } = knownDevices;
  const expiresAt = sql`now() + ${life}`;
  await tx
    .insert(knownDevices)
    .values({ tokenHash: newHash, expiresAt, ...account })
    .onConflictDoUpdate({
      target: [tokenHash, 'customerId' in account ? customerId : operatorId],
      set: { expiresAt },
    });
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(ofAccount(account))
    .orderBy(desc(knownDevices.expiresAt), desc(knownDevices.id))
    .limit(mostDevices);
  await dropDevices(tx, and(ofAccount(account), notInArray(knownDevices.id, newest)));
}

/** Those of an account, but for the one with this token: each has to sign in again to be known. */
export function forgetDevices(tx: Db, account: Account, exceptHash?: string): Promise<void> {
  const others = exceptHash === undefined ? undefined : ne(knownDevices.tokenHash, exceptHash);
  return dropDevices(tx, and(ofAccount(account), others));
}

/** With the counts of their tries. */
async function dropDevices(tx: Db, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(knownDevices).where(which).returning({ id: knownDevices.id });
  if (gone.length === 0) return;
  const keys = gone.map(({ id }) => deviceKey(id));
  await tx.delete(loginAttempts).where(inArray(loginAttempts.key, keys));
}

function isDevice(tokenHash: string): SQL {
  return eq(knownDevices.tokenHash, tokenHash);
}

function ofAccount(account: Account): SQL {
  return 'customerId' in account
    ? eq(knownDevices.customerId, account.customerId)
    : eq(knownDevices.operatorId, account.operatorId);
}
