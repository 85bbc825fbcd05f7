import { useEffect } from 'react';
import { formatPaise } from '#domain/money/money.ts';
import { firstHeading } from '#ui/first-heading.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { invoice as t } from '#web/messages/en/orders.ts';
import { promisedDay } from './delivery-name.ts';
import type { Order } from './order.ts';
import styles from './PlacedSummary.module.css';
import { Tracker } from './Tracker.tsx';

/** What the customer wants to know first: who has the order, when it comes, what it costs, what happens next. */
export function PlacedSummary({ order }: { order: Order }) {
  const day = promisedDay(order);
  const shop = useRootData()?.settings?.shop_name || t.theShop;
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
        <p>
          {t.isWith(order.id, shop)} {day === undefined ? t.toldWhenReady : t.withYouBy(day)}
        </p>
      </div>
      <p className={`figures ${styles.toPay}`}>
        {t.toPay} <strong>{formatPaise(order.totals.totalToPayPaise)}</strong>
      </p>
      <Tracker order={order} />
    </section>
  );
}
