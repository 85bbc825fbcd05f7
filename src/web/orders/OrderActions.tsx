import { Link } from 'react-router';
import { mayCustomerChange } from '#domain/orders/order-status.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { invoice, orderPage, orderWords } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { OrderAgain } from './OrderAgain.tsx';
import styles from './OrderPage.module.css';
import type { Order } from './order.ts';
import { editOrderPath, invoicePdfPath } from './order-paths.ts';
import { ShareInvoice } from './ShareInvoice.tsx';
import { type CancelControl, useCancelOrder } from './use-cancel-order.ts';

export function OrderActions({ order }: { order: Order }) {
  const cancelling = useCancelOrder(order.id);
  return (
    <div className={styles.actions}>
      {mayCustomerChange(order.status) && (
        <>
          <Link className={buttonClass('primary')} to={editOrderPath(order.id)}>
            {orderPage.edit}
          </Link>
          <Button look="secondary" className={styles.cancel} onClick={cancelling.ask}>
            {orderPage.cancel}
          </Button>
        </>
      )}
      {/* Another server's shop makes no files here. */}
      {!onlyInBrowser && (
        <a className={buttonClass('secondary')} href={invoicePdfPath(order.id)} download>
          <Icon name="receipt" small />
          {order.invoice ? invoice.numbered(order.invoice.number) : invoice.download}
        </a>
      )}
      {!onlyInBrowser && order.invoice && <ShareInvoice invoice={order.invoice} />}
      <OrderAgain order={order} />
      <CancelDialogs control={cancelling} />
    </div>
  );
}

function CancelDialogs({ control }: { control: CancelControl }) {
  const { state, close } = control;
  if (state.name === 'none') return null;
  if (state.name === 'cancelled') {
    return (
      <AlertDialog
        title={orderPage.cancelledTitle}
        text={orderPage.cancelled}
        okLabel={orderWords.ok}
        onClose={close}
      />
    );
  }
  if (state.name === 'failed') {
    return (
      <AlertDialog
        title={orderPage.notCancelled}
        text={state.message}
        okLabel={orderWords.ok}
        onClose={close}
        retry={state.mayRetry ? { label: shell.tryAgain, onRetry: control.cancel } : undefined}
      />
    );
  }
  const busy = state.name === 'busy';
  return (
    <Dialog
      dimFirst
      title={orderPage.askTitle}
      onClose={busy ? () => undefined : close}
      actions={
        <>
          <Button look="secondary" aria-disabled={busy} onClick={busy ? undefined : close}>
            {orderPage.keep}
          </Button>
          <Button look="danger" aria-disabled={busy} onClick={control.cancel}>
            {busy ? orderPage.cancelling : orderPage.cancelIt}
          </Button>
        </>
      }
    >
      <p>{orderPage.ask}</p>
    </Dialog>
  );
}
