import { useEffect } from 'react';
import { formatPaise } from '#domain/money/money.ts';
import { firstHeading } from '#ui/first-heading.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { invoice as t } from '#web/messages/en/orders.ts';
import { promisedDay } from './delivery-name.ts';
import type { Order } from './order.ts';
import styles from './PlacedSummary.module.css';

/** What the customer wants to know first: which order, when it comes, what it costs. */
export function PlacedSummary({ order }: { order: Order }) {
  const day = promisedDay(order);
  // What had the focus while it was read is gone.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <section className={`stack ${styles.summary}`} aria-labelledby="order-placed">
      <div role="status">
        <h2 className={styles.title} id="order-placed" {...firstHeading}>
          {t.placedTitle}
        </h2>
        <p>{t.placedText}</p>
      </div>
      <dl className={`stack gap-1 figures ${styles.facts}`}>
        <div>
          <dt>{t.orderNumber}</dt>
          <dd>#{order.id}</dd>
        </div>
        <div>
          <dt>{t.expected}</dt>
          <dd>{day === undefined ? t.pickup : t.by(day)}</dd>
        </div>
        <div>
          <dt>{t.toPay}</dt>
          <dd>{formatPaise(order.totals.totalToPayPaise)}</dd>
        </div>
      </dl>
    </section>
  );
}
