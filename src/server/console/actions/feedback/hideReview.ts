import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findReview, lockReview, updateReview } from '#server/queries/reviews/feedback.ts';

const refuse = consoleRefusalsOf('hideReview');

export const hideReview: ConsoleHandler<'hideReview'> = async (context, input) => {
  const { db, catalogue, audit } = context;
  const { id, hidden } = input;
  const reason = hidden ? input.reason : '';
  const productId = await db.transaction(async (tx) => {
    await lockReview(tx, id);
    const found = await findReview(tx, id);
    if (!found) throw refuse('not-found', 'There is no such review.');
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
