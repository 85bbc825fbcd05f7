import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { makeKnown } from '#server/auth/known-device.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import { hashToken } from '#server/auth/session.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { forgetDevices } from '#server/queries/account/known-devices.ts';
import { forgetTries, operatorKey } from '#server/queries/account/login-attempts.ts';
import { deleteOperatorSessions } from '#server/queries/operators/operator-sessions.ts';
import {
  findOperatorById,
  isUsableToken,
  updateOperator,
  useToken,
} from '#server/queries/operators/operators.ts';

const refuse = consoleRefusalsOf('setPassword');
const badToken = () =>
  refuse('bad-token', 'This link is no longer valid. Please ask for a new one.');

export const setPassword: ConsoleHandler<'setPassword'> = async ({ db, caller, audit }, input) => {
  const tokenHash = hashToken(input.token);
  // Hashing is costly by design, so nobody gets it done with a made-up token.
  if (!(await isUsableToken(db, tokenHash, 'reset'))) throw badToken();
  const passwordHash = await hashSecret('operator', input.password, caller.left());
  const deviceToken = await db.transaction(async (tx) => {
    const used = await useToken(tx, tokenHash, 'reset');
    const operator = used?.operatorId && (await findOperatorById(tx, used.operatorId));
    if (!operator) throw badToken();
    await updateOperator(tx, operator.id, { passwordHash });
    await deleteOperatorSessions(tx, operator.id);
    await forgetDevices(tx, { operatorId: operator.id });
    await forgetTries(tx, [operatorKey(operator.email)]);
    await audit(tx, `operator ${operator.id}`, { after: { password: 'set by a link' } });
    return makeKnown(tx, caller.device, { operatorId: operator.id });
  });
  caller.device.keep(deviceToken);
  return { message: 'Your password has been changed. Please sign in.' };
};
