import type { ReactNode } from 'react';
import styles from './AccountCard.module.css';

type AccountCardProps = { title: string; lead?: string | undefined; children: ReactNode };

/** The narrow card of the sign-in pages. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <div className={`card stack ${styles.card}`}>
      <div className={`stack ${styles.head}`}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
