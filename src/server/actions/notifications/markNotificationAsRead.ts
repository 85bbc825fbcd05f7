import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { markRead } from '#server/queries/notifications.ts';

export const markNotificationAsRead: Handler<'markNotificationAsRead'> = async (
  { db, customer },
  input,
) => {
  if (await markRead(db, customer.id, input.id)) return {};
  throw new Refusal('not-found', 'This notification was not found.');
};
