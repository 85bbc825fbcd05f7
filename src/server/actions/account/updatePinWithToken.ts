import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import { hashToken } from '#server/auth/session.ts';
import { isUsableResetToken, setPinWithToken } from '#server/queries/account/reset-tokens.ts';

const refuse = refusalsOf('updatePinWithToken');

export const updatePinWithToken: Handler<'updatePinWithToken'> = async ({ db, caller }, input) => {
  const tokenHash = hashToken(input.token);
  // Hashing a PIN is costly by design, so nobody gets it done with a made-up token.
  const usable = await isUsableResetToken(db, tokenHash);
  if (
    !usable ||
    !(await setPinWithToken(
      db,
      tokenHash,
      await hashSecret('customer', input.pin, caller.left?.()),
    ))
  ) {
    throw refuse('bad-token', 'This link is no longer valid. Please ask for a new one.');
  }
  return { message: 'Your PIN has been updated successfully.' };
};
