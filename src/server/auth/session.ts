import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Language } from '#domain/india/language.ts';
import type { Db } from '#server/db/connect.ts';
import {
  deleteSession,
  findSessionCustomer,
  insertSession,
  touchSession,
} from '#server/queries/account/sessions.ts';

/** Whoever a session says is calling. */
export type Customer = {
  id: number;
  ownerName: string;
  /** Whether there is anything to buy again. */
  hasOrdered: boolean;
  /** As chosen; null: never. */
  language: Language | null;
  /** Of this session. */
  tokenHash: string;
  /** Set where the session's days have just begun anew. */
  renewedCookie?: string;
};

export const sessionSeconds = 30 * 24 * 60 * 60;

/** Over https the cookie is bound to this host alone; plain http has no such cookies. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-thok_session' : 'thok_session';
}

function cookieSettings(secure: boolean) {
  const name = cookieName(secure);
  return { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}

/**
 * Set by the storefront when someone signs out and the shop cannot be reached: whatever the session
 * cookie says, which scripts cannot delete, nothing of that customer is shown any more.
 */
const signedOut = 'thok_signed_out';

/** Goes out with a new session. */
export const signedOutNoMore = stringifySetCookie({
  ...{ name: signedOut, value: '', path: '/', maxAge: 0 },
  sameSite: 'lax',
});

function readToken(cookies: ReturnType<typeof parseCookie>, secure: boolean): string | undefined {
  return cookies[cookieName(secure)];
}

export function sessionCookie(token: string, secure: boolean): string {
  return stringifySetCookie({ ...cookieSettings(secure), value: token, maxAge: sessionSeconds });
}

/** Ends the session on the server; gives the cookie that empties the browser's. */
export async function endSession(
  db: Db,
  cookieHeader: string | undefined,
  secure: boolean,
): Promise<string> {
  const token = readToken(parseCookie(cookieHeader ?? ''), secure);
  if (token) await deleteSession(db, hashToken(token));
  return stringifySetCookie({ ...cookieSettings(secure), value: '', maxAge: 0 });
}

/** Who is calling, known only from the session cookie. */
export async function findCustomer(
  db: Db,
  cookieHeader: string | undefined,
  secure: boolean,
): Promise<Customer | undefined> {
  if (!cookieHeader) return undefined;
  const cookies = parseCookie(cookieHeader);
  const token = readToken(cookies, secure);
  if (!token || cookies[signedOut]) return undefined;
  const tokenHash = hashToken(token);
  const found = await findSessionCustomer(db, tokenHash);
  if (!found) return undefined;
  const { id, ownerName, hasOrdered, language } = found;
  const customer = { id, ownerName, hasOrdered, language, tokenHash };
  if (!found.stale) return customer;
  await touchSession(db, tokenHash);
  return { ...customer, renewedCookie: sessionCookie(token, secure) };
}

/** A new session; the token goes into the cookie and is stored nowhere. */
export async function startSession(db: Db, customerId: number, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, {
    tokenHash: hashToken(token),
    customerId,
    userAgent: userAgent.slice(0, 300),
  });
  return token;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
