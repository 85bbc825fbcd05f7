import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { isMet } from '#domain/operators/permissions.ts';
import type { Services } from '#server/actions/context.ts';
import { limitPublicWrite } from '#server/auth/rate-limit.ts';
import type { Db } from '#server/db/connect.ts';
import type { Access, AnyAction, ApiTypes, Policy, Principal } from './policy.ts';
import { addCookie } from './send.ts';
import { busyRefusal } from './to-refusal.ts';

/**
 * A change is refused at once while the database takes none, before anything is counted or written for it: it
 * would hold a connection that reads need, and on the server one for good.
 */
export function refuseUnwritable(
  { effect }: AnyAction,
  { writesFail }: Pick<Services, 'writesFail'>,
): void {
  if (effect === 'write' && writesFail?.()) throw busyRefusal();
}

/** Who is calling, known only from the session cookie; whose days begin anew goes out with the answer. */
export async function identify<T extends ApiTypes>(
  policy: Policy<T>,
  { db, secure }: { db: Db; secure: boolean },
  action: T['action'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<T['principal'] | undefined> {
  const limitedAs = policy.limitedAs(action);
  if (limitedAs !== undefined) await limitPublicWrite(db, limitedAs, request.ip);
  if (!policy.identifiesAnyone && policy.accessOf(action) === 'anyone') return undefined;
  const principal = await policy.findPrincipal(db, request.headers.cookie, secure);
  addCookie(reply, principal?.renewedCookie);
  return principal;
}

export function refuseStranger(access: Access, principal: Principal | undefined): void {
  if (access === 'anyone') return;
  if (!principal) throw new Refusal('not-signed-in', 'Please sign in to go on.');
  if (access === 'customer' || access === 'operator') return;
  if (principal.may && isMet(access, principal.may)) return;
  throw new Refusal('not-allowed', 'Your role does not include this.');
}
