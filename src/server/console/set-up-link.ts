import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/session.ts';
import type { Db } from '#server/db/connect.ts';
import { hasOperators, replaceOperatorToken } from '#server/queries/operators/operators.ts';

const lifeMinutes = 24 * 60;

/**
 * Where a shop has no operator yet: the one-time path whose opener names the shop and becomes its
 * owner. Each start makes a new one and voids the last; only whoever reads the log knows it.
 */
export async function newSetUpPath(db: Db): Promise<string | undefined> {
  if (await hasOperators(db)) return undefined;
  const code = randomBytes(32).toString('base64url');
  await replaceOperatorToken(db, {
    tokenHash: hashToken(code),
    purpose: 'set-up',
    operatorId: null,
    lifeMinutes,
  });
  return `/console/set-up?code=${code}`;
}
