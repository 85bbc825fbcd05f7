import { randomBytes } from 'node:crypto';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { hashToken } from '#server/auth/session.ts';
import { totpStepOf } from '#server/auth/totp.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { forgetTries } from '#server/queries/account/login-attempts.ts';
import { readNowMs } from '#server/queries/clock.ts';
import { lockOperator, updateOperator } from '#server/queries/operators/operators.ts';
import { countOperatorTry } from './check-password.ts';

const refuse = consoleRefusalsOf('confirmTotp');
const recoveryCodes = 10;

export const confirmTotp: ConsoleHandler<'confirmTotp'> = async (context, { totp }) => {
  const { db, operator, audit } = context;
  const triesKey = await countOperatorTry(refuse, context, { email: operator.email, operator });
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await db.transaction(async (tx) => {
    const row = await lockOperator(tx, operator.id);
    if (!row?.totpSecret || row.totpConfirmedAt) {
      throw refuse('not-started', 'Please begin with a new secret.');
    }
    const nowMs = await readNowMs(tx);
    const step = totpStepOf(row.totpSecret, totp, { nowMs, lastStep: null });
    if (step === undefined) throw refuse('wrong-totp', 'This code is not right.');
    await updateOperator(tx, operator.id, {
      totpConfirmedAt: new Date(nowMs),
      totpLastStep: step,
      recoveryCodeHashes: codes.map(hashToken),
    });
    await forgetTries(tx, [triesKey]);
    await audit(tx, `operator ${operator.id}`, { after: { second_factor: 'on' } });
  });
  return { recovery_codes: codes };
};

/** 40 random bits, easy to copy by hand: 'k2f4-9xqa'. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x';
  const text = [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
