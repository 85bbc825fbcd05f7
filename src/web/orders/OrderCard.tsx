import { Link } from 'react-router';
import { formatPaise } from '#domain/money/money.ts';
import { orderList, orderWords as t } from '#web/messages/en/orders.ts';
import { formatMoment } from '#web/messages/format-dates.ts';
import { deliveryName } from './delivery-name.ts';
import { OrderAgain } from './OrderAgain.tsx';
import styles from './OrderListPage.module.css';
import { type Order, orderedLines } from './order.ts';
import { orderPath } from './order-paths.ts';
import { StatusBadge } from './StatusBadge.tsx';

export function OrderCard({ order }: { order: Order }) {
  const lines = orderedLines(order);
  // Of one product there may be packs of several sizes.
  const names = [...new Set(lines.map((line) => line.name))];
  return (
    <li className={`card ${styles.order}`}>
      <Link className={styles.link} to={orderPath(order.id)}>
        {t.orderId(order.id)}
      </Link>
      <span className={styles.end}>
        <StatusBadge order={order} />
      </span>
      <p className={styles.names}>{names.join(', ')}</p>
      <p className={`muted ${styles.muted}`}>
        <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
        <br />
        {t.itemCount(lines.length)} · {deliveryName(order)}
      </p>
      <p className={styles.amount}>
        {formatPaise(order.totals.totalToPayPaise)}
        <span className={`muted ${styles.payment}`}>{paymentText(order)}</span>
      </p>
      <OrderAgain order={order} label={orderList.again(order.id)} className={styles.again} />
    </li>
  );
}

/** What is paid and what is due, or that all is paid; of a cancelled order only what was paid. */
function paymentText(order: Order): string | undefined {
  const { status, paidPaise, duePaise, toRefundPaise } = order;
  const paid = paidPaise > 0 ? t.paidAmount(formatPaise(paidPaise)) : undefined;
  if (status === 'cancelled') return paid;
  if (toRefundPaise > 0) return `${t.paid} · ${t.comesBack(formatPaise(toRefundPaise))}`;
  if (duePaise === 0) return paid && t.paid;
  const due = t.dueAmount(formatPaise(duePaise));
  return paid ? `${paid} · ${due}` : due;
}
