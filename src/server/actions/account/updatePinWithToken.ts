import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import { hashToken } from '#server/auth/session.ts';
import { setPinWithToken } from '#server/queries/reset-tokens.ts';

const refuse = refusalsOf('updatePinWithToken');

export const updatePinWithToken: Handler<'updatePinWithToken'> = async ({ db }, input) => {
  const pinHash = await hashSecret(input.pin);
  if (!(await setPinWithToken(db, hashToken(input.token), pinHash))) {
    throw refuse('bad-token', 'This link is no longer valid. Please ask for a new one.');
  }
  return { message: 'Your PIN has been updated successfully.' };
};
