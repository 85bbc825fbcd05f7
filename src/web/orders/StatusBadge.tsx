import type { OrderStatus } from '#domain/order-status.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** Spec §4: success, danger, info, primary, secondary in our tones. */
const tones: Record<OrderStatus, BadgeTone> = {
  active: 'quiet',
  accepted: 'quiet',
  processing: 'solid',
  out_for_delivery: 'info',
  delivered: 'brand',
  completed: 'brand',
  cancelled: 'danger',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{useMessages().orderStatus[status]}</Badge>;
}
