import { refusalsOf } from '#contract/refuse.ts';
import type { Vote } from '#contract/reviews.ts';
import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { setVote } from '#server/queries/reviews/reviews.ts';

const values: Record<Vote, 1 | 0 | -1> = { like: 1, none: 0, dislike: -1 };

const refuse = refusalsOf('voteOnReview');

export const voteOnReview: Handler<'voteOnReview'> = async ({ db, customer }, input) => {
  const counts = await setVote(db, input.review_id, customer.id, values[input.vote]);
  if (counts === 'no-review') throw notFound('review');
  if (counts === 'own-review') {
    throw refuse('own-review', 'You cannot vote on your own review.');
  }
  return { ...counts, vote: input.vote };
};
