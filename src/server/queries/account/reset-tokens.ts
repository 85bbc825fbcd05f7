import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { resetTokens, sessions } from '#server/db/schema/account.ts';
import { customers, registrationRequests } from '#server/db/schema/customers.ts';
import { forgetDevices } from './known-devices.ts';
import { accountKey, forgetTries, nameKey } from './login-attempts.ts';

const tokenLife = sql`interval '60 minutes'`;
/** Of the first one: a shop is not in its mail every hour. */
const welcomeLife = sql`interval '7 days'`;
const pauseBetweenMails = sql`interval '2 minutes'`;

type NewToken = { tokenHash: string; customerId: number };

/** `isFirst`: for a customer without a PIN. */
const lifeOf = (isFirst: boolean) => sql`now() + ${isFirst ? welcomeLife : tokenLife}`;

/** Keeps a new token and voids older ones; false where the last one is too young. */
export function replaceResetToken(
  db: Db,
  token: NewToken,
  options: { evenIfYoung?: boolean; isFirst?: boolean } = {},
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
    const expiresAt = lifeOf(options.isFirst === true);
    await tx.insert(resetTokens).values({ ...token, expiresAt });
    return true;
  });
}

/** Of many customers at once, each for a week; the links that they had before are void. Gives when they end. */
export async function replaceWelcomeTokens(tx: Db, tokens: readonly NewToken[]): Promise<Date> {
  const ids = tokens.map(({ customerId }) => customerId);
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(customers.id)
    .for('update');
  await tx.delete(resetTokens).where(inArray(resetTokens.customerId, ids));
  const expiresAt = lifeOf(true);
  const [kept] = await tx
    .insert(resetTokens)
    .values(tokens.map((token) => ({ ...token, expiresAt })))
    .returning({ expiresAt: resetTokens.expiresAt });
  if (!kept) throw new Error('Tokens that were kept are gone.');
  return kept.expiresAt;
}

/** Of tokens that still set a PIN, whose each is and until when. */
export function readUsableTokens(db: Db, tokenHashes: readonly string[]) {
  const { tokenHash, customerId, expiresAt, usedAt } = resetTokens;
  return db
    .select({ tokenHash, expiresAt, customer: customers })
    .from(resetTokens)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(and(inArray(tokenHash, [...tokenHashes]), isNull(usedAt), gt(expiresAt, sql`now()`)))
    .orderBy(customers.firmName, customers.id)
    .limit(tokenHashes.length);
}

/** Beside the one that was mailed: the first to be used voids the others. */
export async function addWelcomeToken(tx: Db, token: NewToken): Promise<void> {
  await tx.insert(resetTokens).values({ ...token, expiresAt: lifeOf(true) });
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

/** Whose PIN a token sets; undefined: it is none, or none any more. */
export async function findResetToken(db: Db, tokenHash: string) {
  const [found] = await db
    .select({ customerId: customers.id, mobile: customers.mobile, pinHash: customers.pinHash })
    .from(resetTokens)
    .innerJoin(customers, eq(customers.id, resetTokens.customerId))
    .where(usable(tokenHash));
  return found;
}

/** What the customer wanted to add before registering; '': nothing. */
export async function findWanted(db: Db, customerId: number): Promise<string> {
  const [request] = await db
    .select({ wanted: registrationRequests.wanted })
    .from(registrationRequests)
    .where(eq(registrationRequests.customerId, customerId))
    .orderBy(registrationRequests.id)
    .limit(1);
  return request?.wanted ?? '';
}

/**
 * Sets the PIN that a token stands for, once: ends every session, lock and other link, and no device is
 * known any more. Gives whose it is; undefined: there is no such token.
 */
export async function setPinWithToken(tx: Db, tokenHash: string, pinHash: string) {
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
    .returning({
      id: customers.id,
      ownerName: customers.ownerName,
      mobile: customers.mobile,
      email: customers.email,
      blockedAt: customers.blockedAt,
    });
  const others = and(eq(resetTokens.customerId, used.customerId), isNull(resetTokens.usedAt));
  await tx.delete(resetTokens).where(others);
  await tx.delete(sessions).where(eq(sessions.customerId, used.customerId));
  const names = customer ? [customer.mobile, customer.email] : [];
  await forgetDevices(tx, { customerId: used.customerId });
  await forgetTries(tx, [accountKey(used.customerId), ...names.map(nameKey)]);
  return customer;
}
