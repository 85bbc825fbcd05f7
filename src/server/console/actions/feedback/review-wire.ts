import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import type { ReviewRow } from '#server/queries/reviews/feedback.ts';

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
