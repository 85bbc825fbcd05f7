import { orderStatus, pickupStatus } from '#web/messages/en/orders.ts';
import type { Order } from './order.ts';

type Named = Partial<Record<string, string>>;

/** Another server's own status is read as words: on_hold is 'On hold'. */
export function statusName({
  status,
  deliveryType,
}: Pick<Order, 'status' | 'deliveryType'>): string {
  const ofPickup: Named = deliveryType === 'pickup' ? pickupStatus : {};
  const names: Named = { ...orderStatus, ...ofPickup };
  const words = status.replaceAll(/[_-]+/g, ' ').trim();
  return names[status] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
