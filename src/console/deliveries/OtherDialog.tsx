import { formatRupees } from '#console/components/money.ts';
import { deliveryTexts as t } from '#console/messages/deliveries.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Deliveries.module.css';
import type { StopProps } from './DeliveryStop.tsx';
import { useDeliver } from './use-deliver.ts';

type OtherDialogProps = StopProps & { onClose: () => void; onPart: () => void };

/** Paid otherwise than in cash, in part or not at all. */
export function OtherDialog({ stop, onNews, onClose, onPart }: OtherDialogProps) {
  const { pending, failure, deliver } = useDeliver(stop, onNews);
  const due = formatRupees(stop.due);
  return (
    <Dialog title={t.otherTitle(stop.id)} closeLabel={shellTexts.close} onClose={onClose}>
      <p>{t.otherText(due)}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <div className={`stack gap-2 ${styles.choices}`}>
        {paymentMethods
          .filter((method) => method !== 'cash')
          .map((method) => (
            <Button
              key={method}
              look="secondary"
              aria-disabled={pending}
              onClick={() => deliver(method)}
            >
              {t.pay(method, due)}
            </Button>
          ))}
        <Button look="secondary" aria-disabled={pending} onClick={() => deliver()}>
          {t.unpaid}
        </Button>
        <Button look="quiet" aria-disabled={pending} onClick={onPart}>
          {t.part}
        </Button>
      </div>
    </Dialog>
  );
}
