import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  label?: string;
  /** Two buttons leave no room for it on a phone, and the screen says it elsewhere. */
  hidesLabelOnPhone?: boolean;
  /** Why the last press did nothing: said where it was pressed. */
  failure?: ReactNode;
  children: ReactNode;
};

/** Stays in sight at the bottom: what can be done with what is selected or shown. */
export function ActionBar({ label, hidesLabelOnPhone, failure, children }: ActionBarProps) {
  return (
    <div className={`card row ${styles.bar}`} data-action-bar="">
      {failure !== undefined && (
        <div className={styles.failure}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {label !== undefined && (
        <p
          className={classes('caption', styles.label, hidesLabelOnPhone && styles.desktopOnly)}
          role="status"
        >
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
