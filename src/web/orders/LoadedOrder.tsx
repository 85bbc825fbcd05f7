import { Link, useSearchParams } from 'react-router';
import { formatPaise } from '#domain/money/money.ts';
import { accountPath } from '#domain/notifications/page-paths.ts';
import { awaitsDelivery } from '#domain/orders/order-status.ts';
import { Notice } from '#ui/Notice.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { orderWords, orderPage as t } from '#web/messages/en/orders.ts';
import { orderReturns } from '#web/messages/en/returns.ts';
import { formatMoment } from '#web/messages/format-dates.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import { useRevalidateOnNews } from '#web/notifications/use-revalidate-on-news.ts';
import { billingFacts } from './billing-facts.ts';
import { Card } from './Card.tsx';
import { deliveryLabel, deliveryName, paymentName, promisedDay } from './delivery-name.ts';
import { Facts } from './Facts.tsx';
import { Missing } from './Missing.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './OrderPage.module.css';
import { OrderReturnsCard } from './OrderReturnsCard.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { type Order, orderedLines } from './order.ts';
import { editClosed, returnAsked } from './order-paths.ts';
import { PayOrderByUpi } from './PayByUpi.tsx';
import type { OrderWithReturns } from './returns-data.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Tracker } from './Tracker.tsx';

type LoadedProps = { order: Order; returns?: OrderWithReturns['returns'] };

export function LoadedOrder({ order, returns }: LoadedProps) {
  const lines = order.lines.filter((line) => line.packs + line.missingPacks > 0);
  const [params] = useSearchParams();
  useRevalidateOnNews();
  return (
    <div className={`page stack ${styles.page}`}>
      <header className={`row ${styles.head}`}>
        <h1>{t.title(order.id)}</h1>
        <StatusBadge order={order} />
        <p className={`muted ${styles.placed}`}>{t.placed(formatMoment(order.createdAt))}</p>
        <Promised order={order} />
      </header>
      {params.get(editClosed.name) === editClosed.value && (
        <div className={styles.wide}>
          <Notice tone="info">{t.editClosed}</Notice>
        </div>
      )}
      {params.get(returnAsked.name) === returnAsked.value && (
        <div className={styles.wide}>
          <Notice tone="success">{orderReturns.sent}</Notice>
        </div>
      )}
      <Attempt order={order} />
      <Progress order={order} />
      <Missing order={order} className={styles.wide} />
      <OrderActions order={order} />
      <div className={styles.main}>
        <Card title={orderWords.items} aside={orderWords.itemCount(orderedLines(order).length)}>
          <OrderLines lines={lines} />
        </Card>
        <Card className={styles.last} title={orderWords.billing} folded>
          <Facts facts={billingFacts(order.billing)} />
        </Card>
      </div>
      <div className={`stack ${styles.side}`}>
        <Card title={orderWords.summary}>
          <OrderTotals
            totals={order.totals}
            couponCode={order.couponCode}
            delivered={order.deliveryType === 'delivery'}
            payment={order}
          />
          <Facts facts={orderFacts(order)} />
        </Card>
        <PayOrderByUpi order={order} />
        {!onlyInBrowser && order.invoice && (
          <Link className="text-link" to={accountPath}>
            {t.toAccount}
          </Link>
        )}
        <OrderReturnsCard orderId={order.id} returns={returns} />
      </div>
    </div>
  );
}

/** The last time it could not be delivered, while it is on its way. */
function Attempt({ order }: { order: Order }) {
  const last = order.attempts.at(-1);
  if (!last || order.status !== 'out_for_delivery') return null;
  return (
    <div className={styles.wide}>
      <Notice tone="info">
        {orderReturns.tried(formatMoment(last.at), last.reason)} {orderReturns.triedAgain}
      </Notice>
    </div>
  );
}

/** While it is still to come. */
function Promised({ order }: { order: Order }) {
  const day = promisedDay(order);
  if (day === undefined || !awaitsDelivery(order.status)) return null;
  const delivery = deliveryName(order);
  return <p className={styles.promised}>{t.deliveryBy(delivery, day)}</p>;
}

function Progress({ order }: { order: Order }) {
  if (order.status !== 'cancelled') {
    return (
      <div className={`card ${styles.progress}`}>
        <Tracker order={order} />
      </div>
    );
  }
  const cancelled = order.events.find((event) => event.status === 'cancelled');
  return (
    <div className={styles.wide}>
      <Notice tone="danger">
        {cancelled ? t.cancelledOn(formatMoment(cancelled.at)) : t.wasCancelled}
        {cancelled?.reason && (
          <>
            <br />
            {t.cancelReason} <span lang={writtenIn(cancelled.reason)}>{cancelled.reason}</span>
          </>
        )}
        {order.paidPaise > 0 && (
          <>
            <br />
            {t.paidComesBack(formatPaise(order.paidPaise))}
          </>
        )}
      </Notice>
    </div>
  );
}

function orderFacts(order: Order) {
  const payment = `${paymentName(order)} (${orderWords.upiAccepted})`;
  return [
    { name: 'delivery', label: deliveryLabel(order), value: deliveryName(order) },
    { name: 'payment', label: orderWords.payment, value: payment },
    ...(order.note === '' ? [] : [{ name: 'note', label: orderWords.note, value: order.note }]),
  ];
}
