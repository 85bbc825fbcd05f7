import type { MessageWire } from '#contract/console/feedback.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { pageOf } from '#server/console/page-of.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type MessageRow,
  type MessageSearch,
  searchMessages,
} from '#server/queries/reviews/feedback.ts';

export function messageSearchOf(input: ParsedConsoleInput<'countMessages'>): MessageSearch {
  return { words: input.q, isDone: input.status === 'done' };
}

export async function readMessagePage(
  db: Db,
  search: MessageSearch,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
) {
  const rows = await searchMessages(db, { ...search, beforeId: cursor, limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit, ({ id }) => id);
  return { messages: shown.map(messageWire), next };
}

export function messageWire(row: MessageRow): MessageWire {
  return {
    ...{ id: row.id, name: row.name, email: row.email, subject: row.subject },
    ...{ message: row.message, created_at: row.createdAt.toISOString(), answer: row.answer },
    answered_at: row.answeredAt?.toISOString() ?? null,
    done_at: row.doneAt?.toISOString() ?? null,
    customer_id: row.customerId,
  };
}
