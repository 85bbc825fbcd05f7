import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

type EmptyStateProps = {
  /** What the drawing shows: what is not here. */
  icon: IconName;
  /** The page's heading, where the state is the whole page. */
  title?: string;
  text: string;
  /** One button or link. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A drawing, one sentence, one button. */
export function EmptyState({ icon, title, text, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Drawing icon={icon} />
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <p className={styles.text}>{text}</p>
      {children}
      {action}
    </div>
  );
}

/** An empty shelf, and before it what is missing, large. */
function Drawing({ icon }: { icon: IconName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <ellipse className={styles.soft} cx="100" cy="124" rx="84" ry="8" />
      <path className={styles.soft} d="M24 20h152v6H24zM24 112h152v6H24z" />
      <path className={styles.line} d="M30 20v104M170 20v104" />
      <circle className={styles.tint} cx="100" cy="70" r="38" />
      {/* An icon of 24, twice as large. */}
      <path className={styles.icon} d={iconPaths[icon]} transform="translate(76 46) scale(2)" />
    </svg>
  );
}
