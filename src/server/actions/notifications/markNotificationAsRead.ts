import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { markRead } from '#server/queries/notifications/notifications.ts';

export const markNotificationAsRead: Handler<'markNotificationAsRead'> = async (
  { db, customer },
  input,
) => {
  if (await markRead(db, customer.id, input.id)) return {};
  throw notFound('notification');
};
