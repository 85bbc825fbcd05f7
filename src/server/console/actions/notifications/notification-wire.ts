import type { NotificationWire } from '#contract/console/notifications.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { BatchRow, BatchState } from '#server/queries/notifications/notification-batches.ts';

export function notificationWire(row: { batch: BatchRow; operatorName: string }): NotificationWire {
  const { batch, operatorName } = row;
  const { audience } = batch;
  return {
    ...wireFields(batch, ['id', 'text', 'sendAt', 'sentAt', 'cancelledAt', 'recipients']),
    text_hi: batch.textHi,
    image_name: batch.image ?? '',
    path: batch.path ?? '',
    to: audience.kind,
    to_name: audience.kind === 'all' ? '' : audience.name,
    state: stateOf(batch),
    operator_name: operatorName,
  };
}

function stateOf({ sentAt, cancelledAt }: BatchRow): BatchState {
  if (cancelledAt) return 'cancelled';
  return sentAt ? 'sent' : 'scheduled';
}
