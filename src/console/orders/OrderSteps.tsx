import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { formatRupees } from '#console/components/money.ts';
import { useKeys } from '#console/components/use-keys.ts';
import { consoleCall } from '#console/data/api.ts';
import { useMay } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { moveNameFor, orderTexts as t } from '#console/messages/orders.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Question } from '#ui/Question.tsx';
import { AttemptDialog } from './AttemptDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { focusedOrderId } from './focused-row.ts';
import styles from './OrderSteps.module.css';
import { PaymentDialog } from './PaymentDialog.tsx';

/** The next step as the one big button, where the thumb is; cancelling beside it. */
export function OrderSteps({ order }: { order: OrderDetailWire }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'cancel' | 'payment' | 'complete' | 'attempt'>();
  const canFail = order.status === 'out_for_delivery' && order.delivery_type === 'delivery';
  const mayTake = useMay()('take-payments');
  const { pending, failure, submit } = useSubmit(({ code }) => {
    // Someone else was quicker: what is so now is shown with the words.
    if (code === 'wrong-status' || code === 'too-late') revalidate();
    return false;
  });
  const step = order.next.find((to) => to !== 'cancelled');
  const { due = 0 } = order;
  // Paid in full, it completes by itself.
  const takesMoney = step === 'completed' && due > 0 && mayTake;

  const move = (to: OrderStatus) =>
    submit(async () => {
      await consoleCall('moveOrder', { id: order.id, to });
      await revalidate();
    });
  const takePayment = { label: t.take(formatRupees(due)), act: () => setAsked('payment') };
  const nextMove = step && { label: moveNameFor([order], step), act: () => move(step) };
  const primary = takesMoney ? takePayment : nextMove;
  useKeys({
    a: () => {
      const marked = focusedOrderId() ?? order.id;
      return step === 'accepted' && marked === order.id && move('accepted');
    },
  });

  const isOver = order.next.length === 0;
  return (
    <>
      {isOver ? (
        failure && <Notice tone="danger">{failure}</Notice>
      ) : (
        <ActionBar failure={failure}>
          {order.next.includes('cancelled') && (
            <Button look="quietDanger" onClick={() => setAsked('cancel')}>
              {t.cancel}
            </Button>
          )}
          {canFail && (
            <Button look="quiet" onClick={() => setAsked('attempt')}>
              {t.notDelivered}
            </Button>
          )}
          {takesMoney && !order.invoice && (
            <Button look="quiet" onClick={() => setAsked('complete')}>
              {t.completeUnpaid}
            </Button>
          )}
          {primary && (
            <Button className={styles.step} aria-disabled={pending} onClick={primary.act}>
              {pending ? t.moving : primary.label}
            </Button>
          )}
        </ActionBar>
      )}
      {asked === 'cancel' && <CancelDialog order={order} onClose={() => setAsked(undefined)} />}
      {asked === 'attempt' && canFail && (
        <AttemptDialog id={order.id} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'complete' && !isOver && (
        <Question
          title={t.completeUnpaidTitle}
          text={t.completeUnpaidText(formatRupees(due))}
          keep={t.keepOpen}
          yes={t.completeUnpaid}
          onYes={() => {
            setAsked(undefined);
            move('completed');
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'payment' && !isOver && (
        <PaymentDialog
          orderId={order.id}
          kind="take"
          most={due}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
