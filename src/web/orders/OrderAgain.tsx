import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { orderPage, orderWords } from '#web/messages/en/orders.ts';
import { orderAgain as t } from '#web/messages/en/reorder.ts';
import { ReviewSheet } from '#web/reorder/ReviewSheet.tsx';
import type { Order } from './order.ts';
import { useOrderAgain } from './use-order-again.ts';

type OrderAgainProps = { order: Order; label?: string; className?: string | undefined };

/** `label`: for screen readers, where several orders are listed. */
export function OrderAgain({ order, label, className }: OrderAgainProps) {
  const control = useOrderAgain(order);
  return (
    <>
      <Button
        look="secondary"
        className={className}
        aria-label={label}
        aria-disabled={control.busy}
        onClick={control.again}
      >
        <Icon name="cart" small />
        {control.busy ? orderPage.adding : orderPage.again}
      </Button>
      {control.reviewed && (
        <ReviewSheet
          title={t.title}
          lead={t.changes}
          lines={control.reviewed}
          onClose={control.close}
        />
      )}
      {control.adding.alert !== undefined && (
        <AlertDialog
          title={orderPage.againTold}
          text={control.adding.alert}
          okLabel={orderWords.ok}
          onClose={control.adding.close}
        />
      )}
    </>
  );
}
