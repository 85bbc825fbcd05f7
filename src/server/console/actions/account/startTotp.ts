import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { newTotpSecret, totpUri } from '#server/auth/totp.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { shopNameOf } from '#server/jobs/sender.ts';
import { updateOperator } from '#server/queries/operators/operators.ts';
import { lockChecked } from './check-password.ts';
import { requireOwnPassword } from './own-password.ts';

const refuse = consoleRefusalsOf('startTotp');

/** A second factor that is on stays on until a code confirms the new one. */
export const startTotp: ConsoleHandler<'startTotp'> = async (context, { password }) => {
  const { db, operator, catalogue, audit } = context;
  const checked = await requireOwnPassword(refuse, context, password);
  const secret = newTotpSecret();
  await db.transaction(async (tx) => {
    const { totpConfirmedAt } = await lockChecked(refuse, tx, checked);
    if (totpConfirmedAt) throw refuse('already-on', 'Switch the second factor off first.');
    await updateOperator(tx, operator.id, { totpSecret: secret, totpLastStep: null });
    await audit(tx, `operator ${operator.id}`, { after: { second_factor: 'begun' } });
  });
  const shopName = shopNameOf(catalogue.current().shop.settings);
  return { secret, uri: totpUri(secret, operator.email, shopName) };
};
