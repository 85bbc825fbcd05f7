import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Notice.module.css';

type NoticeProps = {
  tone: 'danger' | 'success' | 'info';
  title?: string | undefined;
  children: ReactNode;
};

/** The result of an action, shown in place; screen readers announce a failure at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div
      className={classes(styles.notice, styles[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p>{children}</p>
    </div>
  );
}
