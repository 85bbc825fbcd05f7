import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Fold } from '#ui/Fold.tsx';
import styles from './Card.module.css';

type CardProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Shows the title alone until it is tapped; `aside` then holds no link or button. */
  folded?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page with a heading of its own. */
export function Card({ title, aside, folded = false, className, children }: CardProps) {
  const id = useId();
  const head = (
    <>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {aside !== undefined && <span className={`muted ${styles.aside}`}>{aside}</span>}
    </>
  );
  return (
    <section className={classes('card', 'stack', styles.card, className)} aria-labelledby={id}>
      {folded ? (
        <Fold className={styles.folded} summary={head}>
          <div className={`stack ${styles.body}`}>{children}</div>
        </Fold>
      ) : (
        <>
          <div className={`wrap ${styles.head}`}>{head}</div>
          {children}
        </>
      )}
    </section>
  );
}
