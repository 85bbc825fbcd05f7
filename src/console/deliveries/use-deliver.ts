import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { randomKey } from '#client/random-key.ts';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { deliveryTexts as t } from '#console/messages/deliveries.ts';
import type { DeliveryStopWire } from '#contract/console/print.ts';
import type { PaymentMethod } from '#domain/payments/payments.ts';

export type News = { tone: 'success' | 'danger'; text: string };

/** Someone else moved it or took the money meanwhile. */
const changedElsewhere = ['wrong-status', 'more-than-due'];

/**
 * Takes what is due, where a method is named, and marks the order delivered: paid in full it
 * completes by itself. Where the second step fails, the list shows it paid, and it is tapped again.
 */
export function useDeliver(stop: DeliveryStopWire, onNews: (news: News) => void) {
  const { revalidate } = useRevalidator();
  // One per stop and dialog: a second try after a lost answer is kept once.
  const [key] = useState(randomKey);
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!changedElsewhere.includes(code)) return false;
    // Told by the screen: the stop and its dialog may be gone in a moment.
    onNews({ tone: 'danger', text: t.refused(stop.id, message) });
    revalidate();
    return true;
  });

  const deliver = (method?: PaymentMethod) =>
    submit(async () => {
      const { id, due } = stop;
      if (method) {
        const payment = { order_id: id, amount: due, method, idempotency_key: key };
        await consoleCall('recordPayment', payment);
      }
      await consoleCall('moveOrder', { id, to: 'delivered' });
      await revalidate();
      const text = method ? t.donePaid(id, method, formatRupees(due)) : t.doneUnpaid(id);
      onNews({ tone: 'success', text });
    });

  return { pending, failure, deliver };
}
