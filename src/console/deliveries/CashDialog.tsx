import { formatRupees } from '#console/components/money.ts';
import { deliveryTexts as t } from '#console/messages/deliveries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { StopProps } from './DeliveryStop.tsx';
import { useDeliver } from './use-deliver.ts';

/** The second of two taps. */
export function CashDialog({ stop, onNews, onClose }: StopProps & { onClose: () => void }) {
  const { pending, failure, deliver } = useDeliver(stop, onNews);
  return (
    <Dialog
      title={t.confirmTitle(formatRupees(stop.due))}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.notNow}
          </Button>
          <Button aria-disabled={pending} onClick={() => deliver('cash')}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <p>{t.confirmText(stop.id, stop.firm_name)}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
