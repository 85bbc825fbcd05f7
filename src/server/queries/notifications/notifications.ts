import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { News } from '#domain/notifications/news.ts';
import { newsText } from '#domain/notifications/news-text.ts';
import type { Db } from '#server/db/connect.ts';
import { notifications } from '#server/db/schema/notifications.ts';

/** News, or what an operator wrote. */
export type NewNotification = ({ news: News } | { text: string; textHi?: string }) & {
  customerId: number;
  /** A file in the products' picture folder. */
  image?: string | undefined;
  /** The page of the storefront that it is about. */
  path?: string | undefined;
};

/** In one statement, also within a transaction; the database wakes whoever listens when it commits. */
export async function notify(db: Db, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(notifications).values(
    rows.map(({ customerId, image, path, ...said }) => ({
      customerId,
      // The English words stay, for whoever reads the table.
      ...('news' in said ? { news: said.news, text: newsText(said.news, 'en') } : said),
      image: image || null,
      path: path ?? null,
    })),
  );
}

/**
 * Takes back what was told of packs missing in an order and not read, since the next notification says it all.
 * Gives whether something of it was read.
 */
export async function dropUnreadMissing(
  tx: Db,
  customerId: number,
  orderId: number,
): Promise<boolean> {
  const told = and(
    eq(notifications.customerId, customerId),
    sql`${notifications.news} @> ${JSON.stringify({ kind: 'order-missing', orderId })}::jsonb`,
  );
  await tx.delete(notifications).where(and(told, isNull(notifications.readAt)));
  return (await tx.$count(notifications, told)) > 0;
}

export function readNotifications(
  db: Db,
  customerId: number,
  { page, limit }: { page: number; limit: number },
) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countNotifications(db: Db, customerId: number) {
  const [row] = await db
    .select({ total: count(), read: count(notifications.readAt) })
    .from(notifications)
    .where(eq(notifications.customerId, customerId));
  const { total, read } = row ?? { total: 0, read: 0 };
  return { total, unread: total - read };
}

/** False where the customer has no such notification. One that was read before stays as it was. */
export async function markRead(db: Db, customerId: number, id: number): Promise<boolean> {
  const own = and(eq(notifications.id, id), eq(notifications.customerId, customerId));
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(own, isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (marked.length > 0) return true;
  const [there] = await db.select({ id: notifications.id }).from(notifications).where(own);
  return there !== undefined;
}

export async function markAllRead(db: Db, customerId: number): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.customerId, customerId), isNull(notifications.readAt)));
}
