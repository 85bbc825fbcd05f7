import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  /** For links to this part: /products/12#ledger. */
  id?: string;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A titled part of a screen. */
export function Panel({ title, id, action, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classes('card', 'stack', styles.panel, className)}
      aria-labelledby={titleId}
    >
      <div className="row between">
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
