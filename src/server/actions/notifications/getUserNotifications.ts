import type { Language } from '#domain/india/language.ts';
import { newsText } from '#domain/notifications/news-text.ts';
import { askedPage } from '#server/actions/asked-page.ts';
import type { Handler } from '#server/actions/context.ts';
import {
  countNotifications,
  readNotifications,
} from '#server/queries/notifications/notifications.ts';

/** An operator's, in the reader's language where they were written in it. */
function ownWords({ text, textHi }: { text: string; textHi: string }, language: Language): string {
  return (language === 'hi' && textHi) || text;
}

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
      notifi_text: row.news ? newsText(row.news, caller.language) : ownWords(row, caller.language),
      img_url: row.image === null ? null : `products/${row.image}`,
      ...(row.path !== null && { path: row.path }),
      created_at: row.createdAt.toISOString(),
    })),
    ...counts,
  };
};
