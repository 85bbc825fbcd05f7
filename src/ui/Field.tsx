import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'children' | 'name'> & {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands inside the input, at its end. */
  inside?: ReactNode;
};

/** Label above, error beneath and tied to the input. */
export function Field({ label, hint, error, inside, className, ...input }: FieldProps) {
  const id = useId();
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div className={classes('stack', 'gap-1', styles.field, className)}>
      <label className="caption" htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={classes(styles.input, inside !== undefined && styles.withInside)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {inside}
      </div>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? `faint ${styles.hint}` : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
