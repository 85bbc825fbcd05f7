import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import line from './CartLineRow.module.css';
import styles from './CartPage.module.css';

/** Three lines and the cards beside them. */
export function CartSkeleton() {
  return (
    <>
      <div className={`stack gap-2 ${styles.lines}`} role="status">
        <span className="visually-hidden">{t.loading}</span>
        <WaitingLine />
        <WaitingLine />
        <WaitingLine />
      </div>
      <div className={styles.side}>
        <Skeleton className={styles.waitingCard} />
        <Skeleton className={styles.waitingCard} />
      </div>
    </>
  );
}

function WaitingLine() {
  return (
    <div className={line.line}>
      <Skeleton className={styles.waitingPicture} />
      <div className={line.facts}>
        <Skeleton className={styles.waitingName} />
        <Skeleton className={styles.waitingText} />
        <Skeleton className={styles.waitingText} />
      </div>
      <Skeleton className={classes(line.quantity, styles.waitingQuantity)} />
      <Skeleton className={classes(line.sum, styles.waitingSum)} />
    </div>
  );
}
