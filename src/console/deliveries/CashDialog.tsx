import { formatRupees } from '#console/components/money.ts';
import { deliveryTexts as t } from '#console/messages/deliveries.ts';
import { Question } from '#ui/Question.tsx';
import type { StopProps } from './DeliveryStop.tsx';
import { useDeliver } from './use-deliver.ts';

/** The second of two taps. */
export function CashDialog({ stop, onNews, onClose }: StopProps & { onClose: () => void }) {
  const { pending, failure, deliver } = useDeliver(stop, onNews);
  return (
    <Question
      title={t.confirmTitle(formatRupees(stop.due))}
      text={t.confirmText(stop.id, stop.firm_name)}
      keep={t.notNow}
      yes={t.confirm}
      look="primary"
      onYes={() => deliver('cash')}
      {...{ pending, failure, onClose }}
    />
  );
}
