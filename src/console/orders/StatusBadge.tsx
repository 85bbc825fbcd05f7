import { statusNames } from '#console/messages/orders.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';

/** Loud is what waits for the shop. */
const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  active: 'attention',
  accepted: 'outline',
  processing: 'info',
  out_for_delivery: 'info',
  delivered: 'brand',
  completed: 'quiet',
  cancelled: 'danger',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
