import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { type Rights, rightsOf } from '#domain/operators/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import {
  deleteOperatorSession,
  findSessionOperator,
  insertOperatorSession,
  type SessionOperator,
  touchOperatorSession,
} from '#server/queries/operators/operator-sessions.ts';
import { hashToken } from './session.ts';

/** Whoever a session of the console says is calling, with what the owner's table lets the role do now. */
export type Operator = Omit<SessionOperator, 'stale' | 'changes' | 'routes'> &
  Rights & {
    /** Of a driver: whose orders there are for him; undefined: everybody's. */
    routes: readonly string[] | undefined;
  };

/** The longest a session lives; the server ends it sooner where it is idle. */
const cookieSeconds = 7 * 24 * 60 * 60;

/** A cookie of its own: a customer's session opens nothing in the console. */
function cookieSettings(secure: boolean) {
  const name = secure ? '__Host-thok_console' : 'thok_console';
  return { name, path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
}

export function operatorCookie(token: string, secure: boolean): string {
  return stringifySetCookie({ ...cookieSettings(secure), value: token, maxAge: cookieSeconds });
}

export function noOperatorCookie(secure: boolean): string {
  return stringifySetCookie({ ...cookieSettings(secure), value: '', maxAge: 0 });
}

/** Who is calling the console, known only from its cookie. */
export async function findOperator(
  db: Db,
  cookieHeader: string | undefined,
  secure: boolean,
): Promise<Operator | undefined> {
  const token = cookieHeader && parseCookie(cookieHeader)[cookieSettings(secure).name];
  if (!token) return undefined;
  const found = await findSessionOperator(db, hashToken(token));
  if (!found) return undefined;
  const { stale, changes, routes, ...operator } = found;
  if (stale) await touchOperatorSession(db, operator.sessionId);
  return {
    ...operator,
    ...rightsOf(operator.role, changes ?? {}),
    routes: operator.role === 'driver' ? routes : undefined,
  };
}

/** A new session; the token goes into the cookie and is stored nowhere. */
export async function startOperatorSession(
  db: Db,
  operatorId: number,
  from: { userAgent: string; address: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertOperatorSession(db, {
    tokenHash: hashToken(token),
    operatorId,
    userAgent: from.userAgent.slice(0, 300),
    address: from.address,
  });
  return token;
}

export async function endOperatorSession(db: Db, { id, sessionId }: Operator): Promise<void> {
  await deleteOperatorSession(db, { id: sessionId, operatorId: id });
}
