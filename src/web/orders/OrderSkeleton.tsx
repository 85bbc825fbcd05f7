import { Skeleton } from '#ui/Skeleton.tsx';
import { useOrderMessages } from '#web/messages/use-order-messages.ts';
import styles from './OrderPage.module.css';

export function OrderSkeleton() {
  const t = useOrderMessages().orderPage;
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{t.loading}</span>
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingTracker} />
      <Skeleton className={styles.waitingLines} />
    </div>
  );
}
