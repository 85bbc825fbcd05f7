import { reviews } from './en/reviews.ts';
import type { Translated } from './translated.ts';

export type ReviewMessages = Translated<typeof reviews>;

/** The texts of reviews in the reader's language. */
export function useReviewMessages(): ReviewMessages {
  return reviews;
}
