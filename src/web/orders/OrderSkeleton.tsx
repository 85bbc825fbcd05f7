import { Skeleton } from '#ui/Skeleton.tsx';
import { orderPage as t } from '#web/messages/en/orders.ts';
import styles from './OrderPage.module.css';

export function OrderSkeleton() {
  return (
    <div className={`page stack ${styles.page}`} role="status">
      <span className="visually-hidden">{t.loading}</span>
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingTracker} />
      <Skeleton className={styles.waitingLines} />
    </div>
  );
}
