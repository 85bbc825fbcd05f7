import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/** Stays in sight at the bottom: what can be done with what is selected or shown. */
export function ActionBar({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {label !== undefined && (
        <p className={styles.label} role="status">
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
