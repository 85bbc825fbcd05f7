import type { ReactNode } from 'react';
import { shellTexts } from '#console/messages/shell.ts';
import styles from './ScreenHead.module.css';

type ScreenHeadProps = {
  title: string;
  /** A detail that stands beside it gives the screen its name. */
  isBeside?: boolean;
  children?: ReactNode;
};

/** A screen's heading, which is its title in the browser too, and its actions. */
export function ScreenHead({ title, isBeside = false, children }: ScreenHeadProps) {
  return (
    <header className={`row ${styles.head}`}>
      {isBeside ? (
        <h2 className={styles.title}>{title}</h2>
      ) : (
        <>
          <title>{shellTexts.titleOf(title)}</title>
          <h1 className={styles.title}>{title}</h1>
        </>
      )}
      {children}
    </header>
  );
}
