import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { moveNames, orderTexts as t } from '#console/messages/orders.ts';
import { ActionBar } from '#console/parts/ActionBar.tsx';
import { useKeys } from '#console/use-keys.ts';
import { useSubmit } from '#console/use-submit.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import styles from './OrderSteps.module.css';

/** The next step as the one big button, where the thumb is; cancelling beside it. */
export function OrderSteps({ order }: { order: OrderDetailWire }) {
  const { revalidate } = useRevalidator();
  const [cancelling, setCancelling] = useState(false);
  const { pending, failure, submit } = useSubmit(({ code }) => {
    // Someone else was quicker: what is so now is shown with the words.
    if (code === 'wrong-status' || code === 'too-late') revalidate();
    return false;
  });
  const step = order.next.find((to) => to !== 'cancelled');

  const move = (to: OrderStatus) =>
    submit(async () => {
      await consoleCall('moveOrder', { id: order.id, to });
      await revalidate();
    });
  useKeys({ a: step === 'accepted' ? () => move('accepted') : undefined });

  if (order.next.length === 0) return failure && <Notice tone="danger">{failure}</Notice>;
  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <ActionBar>
        {order.next.includes('cancelled') && (
          <Button look="quiet" className={styles.cancel} onClick={() => setCancelling(true)}>
            {t.cancel}
          </Button>
        )}
        {step && (
          <Button className={styles.step} aria-disabled={pending} onClick={() => move(step)}>
            {pending ? t.moving : moveNames[step]}
          </Button>
        )}
      </ActionBar>
      {cancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </>
  );
}
