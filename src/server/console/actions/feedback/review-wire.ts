import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { ReviewRow } from '#server/queries/reviews/feedback.ts';

export function reviewWire({ review, ...row }: ReviewRow): ConsoleReviewWire {
  return {
    ...wireFields(row, ['productName', 'slug', 'firmName', 'ownerName']),
    ...wireFields(review, ['id', 'productId', 'customerId', 'rating', 'createdAt']),
    ...wireFields(review, ['hiddenReason', 'answer', 'answeredAt']),
    review: review.text,
    is_edited: review.editedAt !== null,
    hidden: review.hiddenAt !== null,
  };
}
