import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

export type BadgeTone = 'brand' | 'solid' | 'attention' | 'danger' | 'info' | 'quiet';

type BadgeProps = { tone?: BadgeTone; className?: string | undefined; children: ReactNode };

export function Badge({ tone = 'quiet', className, children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone], className)}>{children}</span>;
}
