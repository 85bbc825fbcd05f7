import { promisedBy } from '#domain/orders/delivery-promise.ts';
import { orderWords as t } from '#web/messages/en/orders.ts';
import { formatShortDay } from '#web/messages/format-dates.ts';
import type { Order } from './order.ts';

export function deliveryName(order: Pick<Order, 'deliveryType' | 'express'>): string {
  if (order.deliveryType === 'pickup') return t.pickup;
  return order.express ? t.express : t.standard;
}

/** Where the cash changes hands. */
export function paymentName({ deliveryType }: Pick<Order, 'deliveryType'>): string {
  return deliveryType === 'pickup' ? t.cashAtPickup : t.cod;
}

/** What stands before it: a pickup is no kind of delivery. */
export function deliveryLabel({ deliveryType }: Pick<Order, 'deliveryType'>): string {
  return deliveryType === 'pickup' ? t.collected : t.delivery;
}

/** Tue 17 Nov: the last day on which the order may arrive; undefined for a pickup. */
export function promisedDay(
  order: Pick<Order, 'deliveryType' | 'express' | 'createdAt'>,
): string | undefined {
  const by = promisedBy(order.createdAt, { type: order.deliveryType, express: order.express });
  return by === undefined ? undefined : formatShortDay(by);
}
