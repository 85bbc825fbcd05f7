import type { NotificationWire } from '#contract/console/notifications.ts';
import type { BatchRow, BatchState } from '#server/queries/notifications/notification-batches.ts';

export function notificationWire(row: { batch: BatchRow; operatorName: string }): NotificationWire {
  const { batch, operatorName } = row;
  const { audience } = batch;
  return {
    id: batch.id,
    text: batch.text,
    image_name: batch.image ?? '',
    path: batch.path ?? '',
    to: audience.kind,
    to_name: audience.kind === 'all' ? '' : audience.name,
    state: stateOf(batch),
    send_at: batch.sendAt.toISOString(),
    sent_at: batch.sentAt?.toISOString() ?? null,
    cancelled_at: batch.cancelledAt?.toISOString() ?? null,
    recipients: batch.recipients,
    operator_name: operatorName,
  };
}

function stateOf({ sentAt, cancelledAt }: BatchRow): BatchState {
  if (cancelledAt) return 'cancelled';
  return sentAt ? 'sent' : 'scheduled';
}
