import { consoleCall } from '#console/api.ts';
import { reviewTexts as t } from '#console/messages/feedback.ts';
import cards from '#console/parts/cards.module.css';
import { ReasonDialog } from '#console/parts/ReasonDialog.tsx';
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
