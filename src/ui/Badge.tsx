import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export type BadgeTone =
  | 'brand'
  | 'solid'
  | 'outline'
  | 'line'
  | 'count'
  | 'attention'
  | 'danger'
  | 'info'
  | 'quiet';

type BadgeProps = {
  tone?: BadgeTone;
  /** Puts a tick before the text. */
  ticked?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'quiet', ticked = false, className, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone], ticked && styles.ticked, className)}>
      {ticked && <Icon name="check" small />}
      {children}
    </span>
  );
}
