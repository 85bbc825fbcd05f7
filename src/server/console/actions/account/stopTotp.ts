import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { updateOperator } from '#server/queries/operators/operators.ts';
import { lockChecked } from './check-password.ts';
import { requireOwnPassword } from './own-password.ts';

const refuse = consoleRefusalsOf('stopTotp');

export const stopTotp: ConsoleHandler<'stopTotp'> = async (context, { password }) => {
  const { db, operator, audit } = context;
  const checked = await requireOwnPassword(refuse, context, password);
  await db.transaction(async (tx) => {
    await lockChecked(refuse, tx, checked);
    await updateOperator(tx, operator.id, {
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      recoveryCodeHashes: [],
    });
    await audit(tx, `operator ${operator.id}`, { after: { second_factor: 'off' } });
  });
  return { message: 'The second factor is off.' };
};
