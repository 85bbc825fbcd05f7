import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import { countReviews as count, searchReviews } from '#server/queries/reviews/feedback.ts';
import { reviewWire } from './review-wire.ts';

const reviews = defineList({
  rows: 'reviews',
  filterOf: (input: ParsedConsoleInput<'countReviews'>) => ({
    words: input.q,
    rating: input.rating,
    hidden: input.hidden !== undefined,
    unanswered: input.unanswered !== undefined,
  }),
  count,
  readPage: newestFirst(searchReviews, ({ review }) => review.id, reviewWire),
});

export const listReviews = reviews.list;
export const countReviews = reviews.count;
export const exportReviews = reviews.export('reviews', [
  ...(['id', 'created_at', 'product_name', 'firm_name', 'owner_name', 'rating'] as const),
  ...(['review', 'hidden', 'hidden_reason', 'answer', 'answered_at'] as const),
]);
