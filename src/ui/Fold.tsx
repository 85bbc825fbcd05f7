import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

type FoldProps = {
  summary: ReactNode;
  /** Unfolded at first. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Folded until it is tapped; works without scripts, and is printed whole. */
export function Fold({ summary, open = false, className, children }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} open={open}>
      <summary className={`row ${styles.summary}`}>
        {summary}
        <Icon name="chevronDown" small />
      </summary>
      {children}
    </details>
  );
}
