import { Link } from 'react-router';
import { mayCustomerChange } from '#domain/orders/order-status.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { invoice, orderPage } from '#web/messages/en/orders.ts';
import { CancelDialogs } from './CancelDialogs.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import styles from './OrderPage.module.css';
import type { Order } from './order.ts';
import { editOrderPath, invoicePdfPath } from './order-paths.ts';
import { useCancelOrder } from './use-cancel-order.ts';

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
          {invoice.download}
        </a>
      )}
      <OrderAgain order={order} />
      <CancelDialogs control={cancelling} />
    </div>
  );
}
