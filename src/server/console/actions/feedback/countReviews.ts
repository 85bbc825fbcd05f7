import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countReviews as count } from '#server/queries/reviews/feedback.ts';
import { reviewSearchOf } from './review-wire.ts';

export const countReviews: ConsoleHandler<'countReviews'> = async ({ db }, input) => ({
  count: await count(db, reviewSearchOf(input), maxCounted + 1),
});
