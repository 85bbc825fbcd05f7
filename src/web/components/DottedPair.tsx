import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './DottedPair.module.css';

type DottedPairProps = { className?: string | undefined; first: ReactNode; second: ReactNode };

/** Two facts with a dot between, or below each other without one; undefined: there is no second. */
export function DottedPair({ className, first, second }: DottedPairProps) {
  return (
    <p className={classes(className, styles.pair)}>
      <span>{first}</span>
      {second !== undefined && (
        <span>
          <span className={styles.dot} aria-hidden="true">
            {' · '}
          </span>
          {second}
        </span>
      )}
    </p>
  );
}
