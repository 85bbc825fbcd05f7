import type { Handler } from '#server/actions/context.ts';
import { findOwnReview, readVotes } from '#server/queries/reviews/reviews.ts';

export const getOwnReview: Handler<'getOwnReview'> = async ({ db, customer }, input) => {
  const [own, votes] = await Promise.all([
    findOwnReview(db, input.product_id, customer.id),
    readVotes(db, input.product_id, customer.id),
  ]);
  return {
    own: own ? { id: own.id, rating: own.rating, review: own.text } : null,
    votes: votes.map((row) => ({
      review_id: row.reviewId,
      vote: row.value > 0 ? ('like' as const) : ('dislike' as const),
    })),
  };
};
