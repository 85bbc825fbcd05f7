import type { OrderStatus } from '#domain/orders/order-status.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { orderStatus } from '#web/messages/en/orders.ts';

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

export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge tone={tones[status] ?? 'quiet'} ticked={status === 'completed'}>
      {statusName(status)}
    </Badge>
  );
}

/** Another server's own status is read as words: on_hold is 'On hold'. */
function statusName(status: string): string {
  const names: Partial<Record<string, string>> = orderStatus;
  const words = status.replaceAll(/[_-]+/g, ' ').trim();
  return names[status] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
