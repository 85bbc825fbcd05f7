import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { updateOperator } from '#server/queries/operators/operators.ts';
import { requireOwnPassword, takeOwnProof } from './own-password.ts';
import { tellOperator } from './tell-operator.ts';

const refuse = consoleRefusalsOf('stopTotp');

export const stopTotp: ConsoleHandler<'stopTotp'> = async (context, { password, totp }) => {
  const { db, jobs, operator, audit } = context;
  const checked = await requireOwnPassword(refuse, context, password);
  await jobs.ready();
  await db.transaction(async (tx) => {
    await takeOwnProof(refuse, tx, checked, totp);
    await updateOperator(tx, operator.id, {
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      recoveryCodeHashes: [],
    });
    await audit(tx, `operator ${operator.id}`, { after: { second_factor: 'off' } });
    await tellOperator(context, tx, operator, ['second factor']);
  });
  return { message: 'The second factor is off.' };
};
