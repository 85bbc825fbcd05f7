import type { Refuse } from '#contract/refuse.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { forgetTries } from '#server/queries/account/login-attempts.ts';
import { findOperatorById, type OperatorRow } from '#server/queries/operators/operators.ts';
import { requirePassword } from './check-password.ts';

/** Before something that a stranger at an open screen must not do. Wrong tries count as at sign-in. */
export async function requireOwnPassword(
  refuse: Refuse<'wrong-password' | 'locked'>,
  context: OperatorContext,
  password: string,
): Promise<OperatorRow> {
  const { db, operator } = context;
  const row = await requirePassword(refuse, context, {
    email: operator.email,
    password,
    operator: await findOperatorById(db, operator.id),
    message: 'This is not your password.',
  });
  await forgetTries(db, [row.triesKey]);
  return row;
}
