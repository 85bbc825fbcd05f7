import type { OrderStatus } from '#domain/orders/order-status.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import type { Order } from './order.ts';
import { statusName } from './status-name.ts';

/**
 * Spec §4: success, danger, info, primary, secondary in our tones; accepted, which it does not name,
 * has one of its own.
 */
const tones: Partial<Record<string, BadgeTone>> & Record<OrderStatus, BadgeTone> = {
  active: 'quiet',
  accepted: 'outline',
  processing: 'solid',
  out_for_delivery: 'info',
  delivered: 'brand',
  completed: 'brand',
  cancelled: 'danger',
};

export function StatusBadge({ order }: { order: Pick<Order, 'status' | 'deliveryType'> }) {
  const { status } = order;
  return (
    <Badge tone={tones[status] ?? 'quiet'} ticked={status === 'completed'}>
      {statusName(order)}
    </Badge>
  );
}
