import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { classes } from './classes.ts';
import styles from './DeferredSection.module.css';
import { queueIdleTask } from './idle-queue.ts';

/** Only the first page defers. Later ones are laid out whole, so that going back restores the scroll. */
let isFirstPage = true;

type DeferredSectionProps = {
  /** The estimated height, until the section is laid out. */
  height: 'low' | 'row' | 'high' | 'tall';
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A section below the first screen: laid out when it comes near the viewport or the browser is idle,
 * and hydrated on its own, so that no long task blocks input.
 */
export function DeferredSection({ height, fallback, children }: DeferredSectionProps) {
  const [deferred, setDeferred] = useState(isFirstPage);
  useEffect(() => {
    isFirstPage = false;
    return queueIdleTask(() => setDeferred(false));
  }, []);
  return (
    <div
      className={classes(styles.section, deferred && styles.deferred, deferred && styles[height])}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
