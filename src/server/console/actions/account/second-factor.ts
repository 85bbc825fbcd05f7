import type { Refuse } from '#contract/refuse.ts';
import { hashToken } from '#server/auth/session.ts';
import { totpStepOf } from '#server/auth/totp.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { readNowMs } from '#server/queries/clock.ts';
import { type OperatorRow, updateOperator } from '#server/queries/operators/operators.ts';

/**
 * Takes a code of the app or a recovery code, where the second factor is on. The operator's row has
 * to be locked, so that one code sent twice at once is taken once. Gives what is left of the
 * recovery codes.
 */
export async function takeSecondFactor(
  refuse: Refuse<'totp-needed' | 'wrong-totp'>,
  tx: OperatorContext['db'],
  operator: OperatorRow,
  typed: string | undefined,
): Promise<Pick<OperatorRow, 'recoveryCodeHashes'>> {
  const { totpSecret, recoveryCodeHashes } = operator;
  if (!operator.totpConfirmedAt || !totpSecret) return { recoveryCodeHashes };
  if (!typed) throw refuse('totp-needed', 'Please enter the code of your authenticator app.');
  const step = totpStepOf(totpSecret, typed, {
    nowMs: await readNowMs(tx),
    lastStep: operator.totpLastStep,
  });
  if (step !== undefined) {
    await updateOperator(tx, operator.id, { totpLastStep: step });
    return { recoveryCodeHashes };
  }
  const used = hashToken(typed.toLowerCase());
  if (!recoveryCodeHashes.includes(used)) throw refuse('wrong-totp', 'This code is not right.');
  const left = recoveryCodeHashes.filter((hash) => hash !== used);
  await updateOperator(tx, operator.id, { recoveryCodeHashes: left });
  return { recoveryCodeHashes: left };
}
