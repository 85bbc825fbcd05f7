import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ProductCard.module.css';

/** The room of a card, line by line, so that nothing moves when the card is there. */
export function CardSkeleton() {
  return (
    <div className={`card ${styles.card}`} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton className={styles.waiting} />
      </div>
      <span className={classes('two-lines', styles.name)}>
        <Skeleton className={styles.waiting} />
      </span>
      <div className={styles.figures} />
      <div className={styles.foot}>
        <span />
        <span className={buttonClass('secondary', classes(styles.add, styles.unseen))} />
      </div>
    </div>
  );
}
