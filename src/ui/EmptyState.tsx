import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import scenes from './scenes.svg?no-inline';

/** Of the trade: an empty counter, a shop with its shutter down, a tempo, a bahi-khata, a pair of scales. */
export type Scene = 'counter' | 'shutter' | 'tempo' | 'khata' | 'scale';

type EmptyStateProps = {
  scene: Scene;
  /** The page's heading, where the state is the whole page. */
  title?: string;
  text: string;
  /** One button or link. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A drawing, one sentence, one button. */
export function EmptyState({ scene, title, text, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {/* A file of its own: few pages show one, and none waits for it. */}
      <svg className={styles.drawing} aria-hidden="true" focusable="false">
        <use href={`${scenes}#${scene}`} />
      </svg>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <p className={styles.text}>{text}</p>
      {children}
      {action}
    </div>
  );
}
