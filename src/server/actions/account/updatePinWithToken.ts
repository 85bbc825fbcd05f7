import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { makeKnown } from '#server/auth/known-device.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import { hashToken } from '#server/auth/session.ts';
import { isUsableResetToken, setPinWithToken } from '#server/queries/account/reset-tokens.ts';

const refuse = refusalsOf('updatePinWithToken');
const badToken = () =>
  refuse('bad-token', 'This link is no longer valid. Please ask for a new one.');

export const updatePinWithToken: Handler<'updatePinWithToken'> = async ({ db, caller }, input) => {
  const tokenHash = hashToken(input.token);
  // Hashing a PIN is costly by design, so nobody gets it done with a made-up token.
  const usable = await isUsableResetToken(db, tokenHash);
  if (!usable) throw badToken();
  const pinHash = await hashSecret('customer', input.pin, caller.left?.());
  const deviceToken = await db.transaction(async (tx) => {
    const customerId = await setPinWithToken(tx, tokenHash, pinHash);
    if (customerId === undefined) throw badToken();
    return makeKnown(tx, caller.device, { customerId });
  });
  caller.device.keep(deviceToken);
  return { message: 'Your PIN has been updated successfully.' };
};
