import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { forgetDevices } from '#server/queries/account/known-devices.ts';
import { deleteOperatorSessions } from '#server/queries/operators/operator-sessions.ts';
import { updateOperator, voidTokens } from '#server/queries/operators/operators.ts';
import { lockChecked } from './check-password.ts';
import { requireOwnPassword } from './own-password.ts';

const refuse = consoleRefusalsOf('changePassword');

export const changePassword: ConsoleHandler<'changePassword'> = async (context, input) => {
  const { db, operator, caller, audit } = context;
  const checked = await requireOwnPassword(refuse, context, input.current);
  const passwordHash = await hashSecret('operator', input.password, caller.left());
  await db.transaction(async (tx) => {
    await lockChecked(refuse, tx, checked);
    await updateOperator(tx, operator.id, { passwordHash });
    await deleteOperatorSessions(tx, operator.id, operator.sessionId);
    await forgetDevices(tx, { operatorId: operator.id }, caller.device.tokenHash);
    await voidTokens(tx, operator.id);
    await audit(tx, `operator ${operator.id}`, { after: { password: 'changed' } });
  });
  return { message: 'Your password has been changed.' };
};
