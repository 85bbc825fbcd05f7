import type { MessageWire } from '#contract/console/feedback.ts';
import type { MessageRow } from '#server/queries/reviews/feedback.ts';

export function messageWire(row: MessageRow): MessageWire {
  return {
    ...{ id: row.id, name: row.name, email: row.email, subject: row.subject },
    ...{ message: row.message, created_at: row.createdAt.toISOString(), answer: row.answer },
    answered_at: row.answeredAt?.toISOString() ?? null,
    done_at: row.doneAt?.toISOString() ?? null,
    customer_id: row.customerId,
  };
}
