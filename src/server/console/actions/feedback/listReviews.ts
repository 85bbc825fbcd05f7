import type { ConsoleHandler } from '#server/console/context.ts';
import { readReviewPage, reviewSearchOf } from './review-wire.ts';

export const listReviews: ConsoleHandler<'listReviews'> = ({ db }, input) =>
  readReviewPage(db, reviewSearchOf(input), input);
