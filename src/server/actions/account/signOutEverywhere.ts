import type { Handler } from '#server/actions/context.ts';
import { deleteSessions } from '#server/queries/account/sessions.ts';

export const signOutEverywhere: Handler<'signOutEverywhere'> = async ({ db, customer }) => {
  await deleteSessions(db, customer.id);
  return { message: 'You are signed out everywhere.' };
};
