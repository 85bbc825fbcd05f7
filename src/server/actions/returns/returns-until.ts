import { returnUntil } from '#domain/returns/return-window.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { findAnyOrder } from '#server/queries/orders/console-orders.ts';
import { readDeliveredAt } from '#server/queries/returns/return-requests.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';

/** Until when the customer may ask for a return of an order; undefined: not at all, or not yet. */
export async function returnsUntil(
  db: CustomerContext['db'],
  orderId: number,
): Promise<Date | undefined> {
  const order = await findAnyOrder(db, orderId);
  if (order?.status !== 'delivered' && order?.status !== 'completed') return undefined;
  const deliveredAt = await readDeliveredAt(db, orderId);
  const { returnDays } = await readSettings(db);
  return deliveredAt && returnUntil(deliveredAt, returnDays);
}
