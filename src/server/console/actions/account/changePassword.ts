import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { forgetDevices } from '#server/queries/account/known-devices.ts';
import { deleteOperatorSessions } from '#server/queries/operators/operator-sessions.ts';
import { updateOperator, voidTokens } from '#server/queries/operators/operators.ts';
import { requireOwnPassword, takeOwnProof } from './own-password.ts';
import { tellOperator } from './tell-operator.ts';

const refuse = consoleRefusalsOf('changePassword');

export const changePassword: ConsoleHandler<'changePassword'> = async (context, input) => {
  const { db, jobs, operator, caller, audit } = context;
  const checked = await requireOwnPassword(refuse, context, input.current);
  const passwordHash = await hashSecret('operator', input.password, caller.left());
  await jobs.ready();
  await db.transaction(async (tx) => {
    await takeOwnProof(refuse, tx, checked, input.totp);
    await updateOperator(tx, operator.id, { passwordHash });
    await deleteOperatorSessions(tx, operator.id, operator.sessionId);
    await forgetDevices(tx, { operatorId: operator.id }, caller.device.tokenHash);
    await voidTokens(tx, operator.id);
    await audit(tx, `operator ${operator.id}`, { after: { password: 'changed' } });
    await tellOperator(context, tx, operator, ['password']);
  });
  return { message: 'Your password has been changed.' };
};
