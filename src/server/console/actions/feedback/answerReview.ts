import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findReview, lockReview, updateReview } from '#server/queries/reviews/feedback.ts';
import { reviewWire } from './review-wire.ts';

const refuse = consoleRefusalsOf('answerReview');

export const answerReview: ConsoleHandler<'answerReview'> = async (context, input) => {
  const { db, catalogue, audit } = context;
  const { id, answer } = input;
  const review = await db.transaction(async (tx) => {
    await lockReview(tx, id);
    const found = existing(await findReview(tx, id), 'review');
    const before = reviewWire(found);
    if ((input.answered_at ?? null) !== before.answered_at) {
      throw refuse('changed-elsewhere', 'Someone has answered this review meanwhile.', {
        review: before,
      });
    }
    const answeredAt = answer === '' ? null : new Date();
    await updateReview(tx, id, { answer, answeredAt });
    await audit(tx, `review ${id}`, { before: { answer: before.answer }, after: { answer } });
    return { ...before, answer, answered_at: answeredAt?.toISOString() ?? null };
  });
  // The next page of this node shows it; the feed tells the others.
  catalogue.current().reviewsOf(review.product_id).revision += 1;
  return { review };
};
