import { newsText } from '#domain/notifications/news-text.ts';
import { askedPage } from '#server/actions/asked-page.ts';
import type { Handler } from '#server/actions/context.ts';
import {
  countNotifications,
  readNotifications,
} from '#server/queries/notifications/notifications.ts';

export const getUserNotifications: Handler<'getUserNotifications'> = async (
  { db, customer, caller },
  input,
) => {
  const [rows, counts] = await Promise.all([
    readNotifications(db, customer.id, askedPage(input)),
    countNotifications(db, customer.id),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      status_response: row.readAt === null ? 'unread' : 'read',
      notifi_text: row.news ? newsText(row.news, caller.language) : row.text,
      img_url: row.image === null ? null : `products/${row.image}`,
      ...(row.path !== null && { path: row.path }),
      created_at: row.createdAt.toISOString(),
    })),
    ...counts,
  };
};
