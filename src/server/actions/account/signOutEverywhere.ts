import type { Handler } from '#server/actions/context.ts';
import { forgetDevices } from '#server/queries/account/known-devices.ts';
import { deleteSessions } from '#server/queries/account/sessions.ts';

export const signOutEverywhere: Handler<'signOutEverywhere'> = async ({ db, customer, caller }) => {
  await db.transaction(async (tx) => {
    await deleteSessions(tx, customer.id);
    // A phone that was lost has no tries of its own any more.
    await forgetDevices(tx, { customerId: customer.id }, caller.device.tokenHash);
  });
  return { message: 'You are signed out everywhere.' };
};
