import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findReview, lockReview, updateReview } from '#server/queries/reviews/feedback.ts';

export const hideReview: ConsoleHandler<'hideReview'> = async (context, input) => {
  const { db, catalogue, audit } = context;
  const { id, hidden } = input;
  const reason = hidden ? input.reason : '';
  const productId = await db.transaction(async (tx) => {
    await lockReview(tx, id);
    const found = existing(await findReview(tx, id), 'review');
    const { hiddenAt, hiddenReason } = found.review;
    await updateReview(tx, id, {
      hiddenAt: hidden ? (hiddenAt ?? new Date()) : null,
      hiddenReason: reason,
    });
    await audit(tx, `review ${id}`, {
      before: { hidden: hiddenAt !== null, reason: hiddenReason },
      after: { hidden, reason },
    });
    return found.review.productId;
  });
  // The next page of this node is without it; the feed tells the others.
  catalogue.current().reviewsOf(productId).revision += 1;
  return { message: hidden ? 'The review is hidden.' : 'The review is in the shop again.' };
};
