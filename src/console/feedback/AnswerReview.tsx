import cards from '#console/components/cards.module.css';
import { consoleCall } from '#console/data/api.ts';
import { answerTexts, reviewTexts as t } from '#console/messages/feedback.ts';
import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

type AnswerReviewProps = { review: ConsoleReviewWire; onClose: () => void };

export function AnswerReview({ review, onClose }: AnswerReviewProps) {
  return (
    <AnswerDialog
      title={t.dialogTitle(review.owner_name)}
      text={t.dialogText}
      start={review.answer}
      maxLength={1000}
      required={false}
      labels={{ send: t.save, anyway: answerTexts.saveAnyway }}
      onSend={async (answer, newer) => {
        const { answered_at } = newer ?? review;
        await consoleCall('answerReview', { id: review.id, answer, answered_at });
      }}
      newerIn={({ extra }) => extra.review as ConsoleReviewWire} // `as`: what that refusal carries
      onClose={onClose}
    >
      <p className={cards.words}>{review.review}</p>
    </AnswerDialog>
  );
}
