import { and, desc, eq } from 'drizzle-orm';
import { known } from '#demo/fill/catalogue.ts';
import { daysBefore } from '#demo/fill/times.ts';
import type { DemoNotification, DemoShop } from '#demo/types.ts';
import type { News } from '#domain/notifications/news.ts';
import { newsText } from '#domain/notifications/news-text.ts';
import type { Db } from '#server/db/connect.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';

/** After the orders, which they lead to. */
export async function fillNotifications(
  tx: Db,
  shop: DemoShop,
  { customerIds, now }: { customerIds: number[]; now: Date },
): Promise<void> {
  for (const notification of shop.notifications) {
    const customerId = known(customerIds[notification.customer]);
    await tx.insert(notifications).values({
      customerId,
      ...(await saidIn(tx, customerId, notification)),
      image: notification.image,
      createdAt: daysBefore(now, notification.hoursAgo / 24),
      readAt: notification.read ? daysBefore(now, notification.hoursAgo / 48) : null,
    });
  }
}

async function saidIn(tx: Db, customerId: number, notification: DemoNotification) {
  if (!('order' in notification)) {
    const { text, textHi, path } = notification;
    return { text, textHi, path };
  }
  const { order: status } = notification;
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, status)))
    .orderBy(desc(orders.id))
    .limit(1);
  const { id } = known(order);
  const [event] = await tx
    .select({ reason: orderEvents.reason, reasonHi: orderEvents.reasonHi })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.status, status)));
  const news: News = { kind: 'order-status', orderId: id, status, ...event };
  return { news, text: newsText(news, 'en'), path: `/order/${id}` };
}
