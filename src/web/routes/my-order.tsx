import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { privateClientLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { invoice, orderPage } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { InstallHint } from '#web/orders/InstallHint.tsx';
import styles from '#web/orders/Invoice.module.css';
import { Invoice } from '#web/orders/Invoice.tsx';
import { InvoiceActions } from '#web/orders/InvoiceActions.tsx';
import { OrderNotFound } from '#web/orders/OrderPage.tsx';
import { OrderSkeleton } from '#web/orders/OrderSkeleton.tsx';
import type { Order } from '#web/orders/order.ts';
import { orderPath } from '#web/orders/order-paths.ts';
import { PayOrderByUpi } from '#web/orders/PayByUpi.tsx';
import { PlacedSummary } from '#web/orders/PlacedSummary.tsx';
import { wasPlacedHere } from '#web/orders/prepared-order.ts';
import { usePlacedOrder } from '#web/orders/use-placed-order.ts';

/** Only the browser knows the order: its id is in the history state. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateClientLoader(readNothing);

export default function MyOrder() {
  return (
    <>
      <PageHead title={invoice.title} hidden />
      <InvoicePage />
    </>
  );
}

function InvoicePage() {
  const { orderId, found, retry } = usePlacedOrder();
  if (orderId === undefined || found === undefined) {
    return (
      <>
        <h1 className="visually-hidden">{invoice.title}</h1>
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
        scene={isPlaced ? 'tempo' : 'shutter'}
        title={isPlaced ? invoice.placedTitle : orderPage.failed}
        text={isPlaced ? invoice.notLoaded(orderId) : orderPage.failedHint}
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
          {invoice.toOrder}
        </Link>
        <Link className={buttonClass('secondary')} to="/shop">
          {invoice.toShop}
        </Link>
      </div>
      <InstallHint orderId={order.id} />
      <PayOrderByUpi order={order} look="secondary" />
      <InvoiceActions order={order} />
      <Invoice order={order} />
    </div>
  );
}
