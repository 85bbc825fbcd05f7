import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { orderPage, invoice as t } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { InstallHint } from './InstallHint.tsx';
import styles from './Invoice.module.css';
import { Invoice } from './Invoice.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { OrderNotFound } from './OrderPage.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import type { Order } from './order.ts';
import { orderPath } from './order-paths.ts';
import { PayByUpi } from './PayByUpi.tsx';
import { PlacedSummary } from './PlacedSummary.tsx';
import { wasPlacedHere } from './prepared-order.ts';
import { usePlacedOrder } from './use-placed-order.ts';

export function InvoicePage() {
  const { orderId, found, retry } = usePlacedOrder();
  if (orderId === undefined || found === undefined) {
    return (
      <>
        <h1 className="visually-hidden">{t.title}</h1>
        <NoScriptNotice />
        <OrderSkeleton />
      </>
    );
  }
  if (found.name === 'not-found') return <OrderNotFound />;
  if (found.name === 'failed') {
    const isPlaced = wasPlacedHere(orderId);
    return (
      <EmptyState
        icon={isPlaced ? 'check' : 'cloudOff'}
        title={isPlaced ? t.placedTitle : orderPage.failed}
        text={isPlaced ? t.notLoaded(orderId) : orderPage.failedHint}
        action={<Button onClick={retry}>{shell.tryAgain}</Button>}
      />
    );
  }
  return <Placed order={found.order} />;
}

function Placed({ order }: { order: Order }) {
  return (
    <div className={`page stack ${styles.page}`}>
      <div className={styles.screenOnly}>
        <PlacedSummary order={order} />
      </div>
      <div className={styles.ways}>
        <Link className={buttonClass('primary')} to={orderPath(order.id)}>
          {t.toOrder}
        </Link>
        <Link className={buttonClass('secondary')} to="/shop">
          {t.toShop}
        </Link>
      </div>
      <InstallHint orderId={order.id} />
      <PayByUpi order={order} />
      <InvoiceActions order={order} />
      <Invoice order={order} />
    </div>
  );
}
