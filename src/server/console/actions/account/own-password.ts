import type { Refuse } from '#contract/refuse.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { forgetTries } from '#server/queries/account/login-attempts.ts';
import { findOperatorById } from '#server/queries/operators/operators.ts';
import { type Checked, lockChecked, requirePassword } from './check-password.ts';
import { takeSecondFactor } from './second-factor.ts';

/** Before something that a stranger at an open screen must not do. Wrong tries count as at sign-in. */
export async function requireOwnPassword(
  refuse: Refuse<'wrong-password' | 'locked'>,
  context: OperatorContext,
  password: string,
): Promise<Checked> {
  const { db, operator } = context;
  const row = await requirePassword(refuse, context, {
    email: operator.email,
    password,
    operator: await findOperatorById(db, operator.id),
    message: 'This is not your password.',
  });
  // Where a second factor is on, its code has to be right as well: `takeOwnProof` sets them back.
  if (!row.totpConfirmedAt) await forgetTries(db, [row.triesKey]);
  return row;
}

/** After `requireOwnPassword`, in the transaction of what it is needed for: the second factor, where it is on. */
export async function takeOwnProof(
  refuse: Refuse<'wrong-password' | 'totp-needed' | 'wrong-totp'>,
  tx: OperatorContext['db'],
  checked: Checked,
  totp: string | undefined,
): Promise<void> {
  await takeSecondFactor(refuse, tx, await lockChecked(refuse, tx, checked), totp);
  await forgetTries(tx, [checked.triesKey]);
}
