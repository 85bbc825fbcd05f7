import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

/** A grey shape of what is coming; the caller's class gives it its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classes(styles.skeleton, className)} aria-hidden="true" />;
}
