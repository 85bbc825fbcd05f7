import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Card.module.css';

type CardProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page with a heading of its own. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes(styles.card, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
