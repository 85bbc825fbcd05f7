import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { knownDeviceId, makeKnown } from '#server/auth/known-device.ts';
import { startOperatorSession } from '#server/auth/operator-session.ts';
import { limitLogins } from '#server/auth/rate-limit.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { forgetTries } from '#server/queries/account/login-attempts.ts';
import { findOperatorByEmail } from '#server/queries/operators/operators.ts';
import { readRoleRights } from '#server/queries/operators/role-rights.ts';
import { lockChecked, requirePassword } from './check-password.ts';
import { meWire } from './me.ts';
import { takeSecondFactor } from './second-factor.ts';

const refuse = consoleRefusalsOf('signIn');

/** A wrong code counts as a try like a wrong password: five of either, and the name is locked. */
export const signIn: ConsoleHandler<'signIn'> = async (context, input) => {
  const { db, caller, catalogue } = context;
  const found = await findOperatorByEmail(db, input.email);
  // A device that has signed in before has five tries of its own, whatever others at its address do.
  const device = await knownDeviceId(db, caller.device, { operatorId: found?.id ?? 0 });
  if (device === undefined) await limitLogins(db, caller.address, 'operators');
  const checked = await requirePassword(refuse, context, {
    ...input,
    operator: found,
    message: 'The e-mail or password is not right.',
  });
  return db.transaction(async (tx) => {
    const operator = await lockChecked(refuse, tx, checked);
    const left = await takeSecondFactor(refuse, tx, operator, input.totp);
    await forgetTries(tx, [checked.triesKey]);
    const token = await startOperatorSession(tx, operator.id, caller);
    await context.audit(tx, `operator ${operator.id}`, { after: { signed_in: true } }, operator.id);
    const deviceToken = await makeKnown(tx, caller.device, { operatorId: operator.id });
    caller.startSession(token);
    caller.device.keep(deviceToken);
    const { changes } = await readRoleRights(tx);
    return { me: meWire({ ...operator, ...left }, changes, catalogue) };
  });
};
