import type { ReactNode } from 'react';
import { shellTexts } from '#console/messages/shell.ts';
import styles from './ScreenHead.module.css';

/** A screen's heading, which is its title in the browser too, and its actions. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <title>{shellTexts.titleOf(title)}</title>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
