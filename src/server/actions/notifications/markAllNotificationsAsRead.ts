import type { Handler } from '#server/actions/context.ts';
import { markAllRead } from '#server/queries/notifications/notifications.ts';

export const markAllNotificationsAsRead: Handler<'markAllNotificationsAsRead'> = async ({
  db,
  customer,
}) => {
  await markAllRead(db, customer.id);
  return {};
};
