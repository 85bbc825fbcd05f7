import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { NoScriptNotice } from '#web/NoScriptNotice.tsx';
import styles from './Invoice.module.css';
import { Invoice } from './Invoice.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { OrderNotFound } from './OrderPage.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { orderPath } from './order-paths.ts';
import { PayByUpi } from './PayByUpi.tsx';
import { usePlacedOrder } from './use-placed-order.ts';

export function InvoicePage() {
  const t = useMessages();
  const { found, retry } = usePlacedOrder();
  if (found === undefined) {
    return (
      <>
        <NoScriptNotice />
        <OrderSkeleton />
      </>
    );
  }
  if (found.name === 'not-found') return <OrderNotFound />;
  if (found.name === 'failed') {
    return (
      <EmptyState
        title={t.orderPage.failed}
        text={t.orderPage.failedHint}
        action={<Button onClick={retry}>{t.tryAgain}</Button>}
      />
    );
  }
  const { order } = found;
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <Notice tone="success" title={t.invoice.placedTitle}>
          {t.invoice.placedText}
        </Notice>
      </div>
      <InvoiceActions order={order} />
      <Invoice order={order} />
      <PayByUpi order={order} />
      <div className={styles.ways}>
        <Link className={buttonClass('primary')} to={orderPath(order.id)}>
          {t.invoice.toOrder}
        </Link>
        <Link className={buttonClass('secondary')} to="/shop">
          {t.invoice.toShop}
        </Link>
      </div>
    </div>
  );
}
