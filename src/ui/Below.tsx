import { type ReactNode, Suspense, useEffect, useState } from 'react';
import styles from './Below.module.css';
import { classes } from './classes.ts';
import { inTurn } from './in-turn.ts';

/** True until the first page is awake: pages after it are laid out whole, so that back leads back. */
let firstPage = true;

type BelowProps = {
  /** About how high it will be, until it is known. */
  room: 'low' | 'row' | 'high' | 'tall';
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * What lies below the first screen is laid out when one comes near it, or the phone has time; React
 * wakes it on its own, so that no long task keeps the phone from answering.
 */
export function Below({ room, fallback, children }: BelowProps) {
  const [asleep, setAsleep] = useState(firstPage);
  useEffect(() => {
    firstPage = false;
    return inTurn(() => setAsleep(false));
  }, []);
  return (
    <div className={classes(styles.below, asleep && styles.asleep, asleep && styles[room])}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
