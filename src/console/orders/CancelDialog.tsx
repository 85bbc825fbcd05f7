import { useState } from 'react';
import { formatRupees } from '#console/components/money.ts';
import { ReasonDialog } from '#console/components/ReasonDialog.tsx';
import { consoleCall } from '#console/data/api.ts';
import { statusNames, orderTexts as t } from '#console/messages/orders.ts';
import { cancelReasons, type Reason } from '#console/messages/reasons.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';

type CancelDialogProps = { order: OrderDetailWire; onClose: () => void };

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const [sent, setSent] = useState(false);
  const units = order.lines.reduce((sum, line) => sum + line.qty, 0);
  async function cancel(why: Reason) {
    setSent(true);
    try {
      await consoleCall('moveOrder', { id: order.id, to: 'cancelled', ...why });
    } catch (error) {
      setSent(false); // whatever becomes of the order now, somebody else did it
      throw error;
    }
  }
  if (!sent && !order.next.includes('cancelled')) {
    return <Meanwhile order={order} onClose={onClose} />;
  }
  return (
    <ReasonDialog
      title={t.cancelTitle}
      texts={{ reason: t.reason, missing: t.reasonMissing, keep: t.keep, yes: t.cancel }}
      maxLength={300}
      usual={cancelReasons}
      onReason={cancel}
      onClose={onClose}
    >
      <p className="muted">{t.cancelText(units, order.paid ? formatRupees(order.paid) : '')}</p>
    </ReasonDialog>
  );
}

/** Somebody else was quicker. */
function Meanwhile({ order, onClose }: CancelDialogProps) {
  const last = order.events.findLast(({ kind }) => kind === 'status');
  return (
    <AlertDialog
      title={t.meanwhileTitle}
      text={
        <span role="status">
          {t.meanwhileText(statusNames[order.status], last?.by ?? '', last?.reason ?? '')}
        </span>
      }
      okLabel={shellTexts.close}
      onClose={onClose}
    />
  );
}
