import { refusalsOf } from '#contract/refuse.ts';
import { isWeakPin } from '#domain/account/weak-pin.ts';
import type { Handler } from '#server/actions/context.ts';
import { makeKnown } from '#server/auth/known-device.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import { hashToken, startSession } from '#server/auth/session.ts';
import { findResetToken, setPinWithToken } from '#server/queries/account/reset-tokens.ts';
import { badToken } from './bad-token.ts';

const refuse = refusalsOf('updatePinWithToken');

/** Sets a PIN. A first one also signs in: whoever opened the link has shown that the mailbox is theirs. */
export const updatePinWithToken: Handler<'updatePinWithToken'> = async ({ db, caller }, input) => {
  const tokenHash = hashToken(input.token);
  // Hashing a PIN is costly by design, so nobody gets it done with a made-up token.
  const found = await findResetToken(db, tokenHash);
  if (!found) throw badToken(refuse);
  if (isWeakPin(input.pin, found.mobile)) {
    throw refuse('weak-pin', 'This PIN is too easy to guess. Please choose another one.');
  }
  const pinHash = await hashSecret('customer', input.pin, caller.left?.());
  const set = await db.transaction(async (tx) => {
    const customer = await setPinWithToken(tx, tokenHash, pinHash);
    if (customer === undefined) throw badToken(refuse);
    const signsIn = found.pinHash === null && customer.blockedAt === null;
    return {
      customer,
      device: await makeKnown(tx, caller.device, { customerId: customer.id }),
      session: signsIn ? await startSession(tx, customer.id, caller.userAgent) : undefined,
    };
  });
  caller.device.keep(set.device);
  const message = 'Your PIN has been updated successfully.';
  if (set.session === undefined) return { message };
  caller.startSession(set.session);
  return { message, user_id: set.customer.id, user_name: set.customer.ownerName };
};
