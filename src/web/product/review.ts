import type { ActionOutput } from '#contract/index.ts';
import type { ReviewWire } from '#contract/reviews.ts';

export type Review = {
  id: number;
  ownerName: string;
  rating: number;
  text: string;
  createdAt: string;
  isEdited: boolean;
  likes: number;
  dislikes: number;
  verifiedBuyer: boolean;
  /** Of the shop, in public. */
  answer: string | undefined;
};

export type ReviewPage = { reviews: Review[]; averageRating: number; totalReviews: number };

/** How many reviews are shown at first, and added each time. */
export const reviewsAtOnce = 5;

export function reviewPageFromWire(wire: ActionOutput<'getReviewsByProductId'>): ReviewPage {
  return {
    reviews: wire.reviews.map(reviewFromWire),
    averageRating: wire.average_rating,
    totalReviews: wire.total_reviews,
  };
}

function reviewFromWire(wire: ReviewWire): Review {
  return {
    id: wire.id,
    ownerName: wire.owner_name,
    rating: wire.rating,
    text: wire.review,
    createdAt: wire.created_at,
    isEdited: wire.is_edited,
    likes: wire.likes,
    dislikes: wire.dislikes,
    verifiedBuyer: wire.bought_here ?? false,
    answer: wire.answer,
  };
}

/** A next page after what is shown; a review that moved between the two is not shown twice. */
export function withMore(shown: readonly Review[], next: readonly Review[]): Review[] {
  const known = new Set(shown.map((review) => review.id));
  return [...shown, ...next.filter((review) => !known.has(review.id))];
}
