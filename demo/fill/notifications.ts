import { and, desc, eq } from 'drizzle-orm';
import { known } from '#demo/fill/catalogue.ts';
import { daysBefore } from '#demo/fill/times.ts';
import type { DemoNotification, DemoShop } from '#demo/types.ts';
import type { Db } from '#server/db/connect.ts';
import { notifications } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';

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
      text: notification.text,
      image: notification.image,
      path: await pathOf(tx, customerId, notification),
      createdAt: daysBefore(now, notification.hoursAgo / 24),
      readAt: notification.read ? daysBefore(now, notification.hoursAgo / 48) : null,
    });
  }
}

async function pathOf(
  tx: Db,
  customerId: number,
  { order: status, path }: Pick<DemoNotification, 'order' | 'path'>,
): Promise<string | null> {
  if (status === undefined) return path ?? null;
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, status)))
    .orderBy(desc(orders.id))
    .limit(1);
  return `/order/${known(order).id}`;
}
