import cards from '#console/components/cards.module.css';
import { ReasonDialog } from '#console/components/ReasonDialog.tsx';
import { consoleCall } from '#console/data/api.ts';
import { reviewTexts as t } from '#console/messages/feedback.ts';
import type { ConsoleReviewWire } from '#contract/console/feedback.ts';

type HideReviewDialogProps = { review: ConsoleReviewWire; onClose: () => void };

export function HideReviewDialog({ review, onClose }: HideReviewDialogProps) {
  return (
    <ReasonDialog
      title={t.hideTitle}
      texts={{ reason: t.reason, missing: t.reasonMissing, keep: t.keep, yes: t.hide }}
      maxLength={300}
      onReason={(reason) => consoleCall('hideReview', { id: review.id, hidden: true, reason })}
      onClose={onClose}
    >
      <p className={cards.words}>{review.review}</p>
      <p className={cards.text}>{t.hideText}</p>
    </ReasonDialog>
  );
}
