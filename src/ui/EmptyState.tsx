import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  /** The page's heading, where the state is the whole page. */
  title?: string;
  text: string;
  /** One button or link. */
  action: ReactNode;
  children?: ReactNode;
};

/** A drawing, one sentence, one button. */
export function EmptyState({ title, text, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Drawing />
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <p className={styles.text}>{text}</p>
      {children}
      {action}
    </div>
  );
}

/** An empty shelf with one open box. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <ellipse className={styles.soft} cx="100" cy="124" rx="84" ry="8" />
      <path className={styles.soft} d="M24 20h152v6H24zM24 112h152v6H24z" />
      <path className={styles.line} d="M30 20v104M170 20v104" />
      <path className={styles.tint} d="M62 66h76v46H62z" />
      <path className={styles.line} d="M62 66h76v46H62zM62 66 48 50h40l12 16 12-16h40l-14 16" />
      <path className={styles.line} d="M92 82h16M100 66v10" />
    </svg>
  );
}
