import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import { countMessages as count, searchMessages } from '#server/queries/reviews/feedback.ts';
import { messageWire } from './message-wire.ts';

const messages = defineList({
  rows: 'messages',
  filterOf: ({ q, status }: ParsedConsoleInput<'countMessages'>) => ({
    ...{ words: q, isDone: status === 'done' },
  }),
  count,
  states: { waiting: { status: 'waiting' }, done: { status: 'done' } },
  readPage: newestFirst(searchMessages, ({ id }) => id, messageWire),
});

export const listMessages = messages.list;
export const countMessages = messages.count;
export const exportMessages = messages.export('messages', [
  ...(['id', 'created_at', 'name', 'email', 'subject', 'message'] as const),
  ...(['answer', 'answered_at', 'done_at'] as const),
]);
