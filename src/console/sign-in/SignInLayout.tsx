import type { ReactNode } from 'react';
import { shellTexts } from '#console/messages/shell.ts';
import styles from './SignInLayout.module.css';

type SignInLayoutProps = { title: string; text?: string | undefined; children: ReactNode };

/** A card in the middle, for those who are not signed in. */
export function SignInLayout({ title, text, children }: SignInLayoutProps) {
  return (
    <main className={`center ${styles.frame}`}>
      <title>{shellTexts.titleOf(title)}</title>
      <div className={`card stack gap-4 ${styles.card}`}>
        <p className={styles.mark}>Thok</p>
        <div className="stack gap-1">
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className="muted">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
