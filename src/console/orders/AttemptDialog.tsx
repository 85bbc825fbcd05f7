import { ReasonDialog } from '#console/components/ReasonDialog.tsx';
import { consoleCall } from '#console/data/api.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import { attemptReasons } from '#console/messages/reasons.ts';

type AttemptDialogProps = { id: number; onClose: () => void };

/** The goods came back: the order stays out for delivery, and the customer reads why. */
export function AttemptDialog({ id, onClose }: AttemptDialogProps) {
  return (
    <ReasonDialog
      title={t.notDeliveredTitle}
      texts={{ reason: t.reason, missing: t.reasonMissing, keep: t.close, yes: t.noteAttempt }}
      maxLength={300}
      usual={attemptReasons}
      onReason={(why) => consoleCall('noteAttempt', { id, ...why })}
      onClose={onClose}
    >
      <p className="muted">{t.notDeliveredText}</p>
    </ReasonDialog>
  );
}
