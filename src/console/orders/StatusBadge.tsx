import { useRights } from '#console/data/use-me.ts';
import { statusNames } from '#console/messages/orders.ts';
import { nextStatusesFor, type OrderStatus } from '#domain/orders/order-status.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  active: 'outline',
  accepted: 'outline',
  processing: 'info',
  out_for_delivery: 'info',
  delivered: 'brand',
  completed: 'quiet',
  cancelled: 'danger',
};

/** Loud is only what waits for whoever looks: a new order, for those who may accept it. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const rights = useRights();
  const waits = nextStatusesFor(status, rights).includes('accepted');
  return <Badge tone={waits ? 'attention' : tones[status]}>{statusNames[status]}</Badge>;
}
