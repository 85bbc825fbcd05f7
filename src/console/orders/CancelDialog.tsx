import { consoleCall } from '#console/api.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import { formatRupees } from '#console/parts/money.ts';
import { ReasonDialog } from '#console/parts/ReasonDialog.tsx';
import type { OrderDetailWire } from '#contract/console/order.ts';
import styles from './OrderScreen.module.css';

type CancelDialogProps = { order: OrderDetailWire; onClose: () => void };

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const units = order.lines.reduce((sum, line) => sum + line.qty, 0);
  return (
    <ReasonDialog
      title={t.cancelTitle}
      texts={{ reason: t.reason, missing: t.reasonMissing, keep: t.keep, yes: t.cancel }}
      maxLength={300}
      onReason={(reason) => consoleCall('moveOrder', { id: order.id, to: 'cancelled', reason })}
      onClose={onClose}
    >
      <p className={styles.text}>
        {t.cancelText(units, order.paid ? formatRupees(order.paid) : '')}
      </p>
    </ReasonDialog>
  );
}
