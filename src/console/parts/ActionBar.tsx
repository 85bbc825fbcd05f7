import type { ReactNode } from 'react';
import { Notice } from '#ui/Notice.tsx';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  label?: string;
  /** Why the last press did nothing: said where it was pressed. */
  failure?: string | undefined;
  children: ReactNode;
};

/** Stays in sight at the bottom: what can be done with what is selected or shown. */
export function ActionBar({ label, failure, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {failure !== undefined && (
        <div className={styles.failure}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {label !== undefined && (
        <p className={styles.label} role="status">
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
