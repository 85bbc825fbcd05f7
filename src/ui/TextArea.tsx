import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'name'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** How much of the room is used, beside the label. */
  counter?: string | undefined;
};

/** A field of several lines: label above, error beneath and tied to it. */
export function TextArea({ label, hint, error, counter, className, ...input }: TextAreaProps) {
  const id = useId();
  const noteId = useId();
  const counterId = useId();
  const note = error ?? hint;
  const notes = classes(note !== undefined && noteId, counter !== undefined && counterId);
  return (
    <div className={classes('stack', 'gap-1', styles.field, className)}>
      <div className={`wrap ${styles.top}`}>
        <label className="caption" htmlFor={id}>
          {label}
        </label>
        {counter !== undefined && (
          <span id={counterId} className={`faint ${styles.hint}`}>
            {counter}
          </span>
        )}
      </div>
      <textarea
        {...input}
        id={id}
        className={classes(styles.input, styles.area)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={notes || undefined}
      />
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? `faint ${styles.hint}` : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
