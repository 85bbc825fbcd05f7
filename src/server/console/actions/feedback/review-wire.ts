import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { pageOf } from '#server/console/page-of.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type ReviewRow,
  type ReviewSearch,
  searchReviews,
} from '#server/queries/reviews/feedback.ts';

export function reviewSearchOf(input: ParsedConsoleInput<'countReviews'>): ReviewSearch {
  return {
    words: input.q,
    rating: input.rating,
    hidden: input.hidden !== undefined,
    unanswered: input.unanswered !== undefined,
  };
}

export async function readReviewPage(
  db: Db,
  search: ReviewSearch,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
) {
  const rows = await searchReviews(db, { ...search, beforeId: cursor, limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit, ({ review }) => review.id);
  return { reviews: shown.map(reviewWire), next };
}

export function reviewWire({ review, ...row }: ReviewRow): ConsoleReviewWire {
  return {
    ...{ id: review.id, product_id: review.productId, product_name: row.productName },
    ...{ slug: row.slug, customer_id: review.customerId, firm_name: row.firmName },
    ...{ owner_name: row.ownerName, rating: review.rating, review: review.text },
    created_at: review.createdAt.toISOString(),
    is_edited: review.editedAt !== null,
    hidden: review.hiddenAt !== null,
    hidden_reason: review.hiddenReason,
    answer: review.answer,
    answered_at: review.answeredAt?.toISOString() ?? null,
  };
}
