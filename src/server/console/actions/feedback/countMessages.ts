import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countMessages as count } from '#server/queries/reviews/feedback.ts';
import { messageSearchOf } from './message-wire.ts';

export const countMessages: ConsoleHandler<'countMessages'> = async ({ db }, input) => ({
  count: await count(db, messageSearchOf(input), maxCounted + 1),
});
