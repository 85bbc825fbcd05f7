import type { MessageWire } from '#contract/console/feedback.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { MessageRow } from '#server/queries/reviews/feedback.ts';

export function messageWire(row: MessageRow): MessageWire {
  return wireFields(row, [
    ...(['id', 'name', 'email', 'subject', 'message', 'createdAt', 'answer'] as const),
    ...(['answeredAt', 'doneAt', 'customerId'] as const),
  ]);
}
