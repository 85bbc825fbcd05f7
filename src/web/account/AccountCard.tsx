import type { ReactNode } from 'react';
import styles from './AccountCard.module.css';

type AccountCardProps = { title: string; lead?: string | undefined; children: ReactNode };

/** The narrow card of the sign-in pages. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <div className={`card stack gap-5 ${styles.card}`}>
      <div className="stack gap-1">
        <h1>{title}</h1>
        {lead !== undefined && <p className="faint">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
