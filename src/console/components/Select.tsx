import { type ComponentProps, useId } from 'react';
import { classes } from '#ui/classes.ts';
import field from '#ui/Field.module.css';
import styles from './Select.module.css';

type Option = { id: number | string; name: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What is shown where nothing is chosen; undefined: something always is. */
  none?: string;
  options?: readonly Option[];
  groups?: readonly { name: string; options: readonly Option[] }[];
  readOnly?: boolean;
};

/** A choice with its label above and its error beneath. */
export function Select(props: SelectProps) {
  const { label, hint, error, none, options = [], groups = [], className, ...others } = props;
  const { readOnly: _, ...rest } = others;
  const note = error ?? hint;
  const id = useId();
  const noteId = useId();
  return (
    <div className={classes('stack', 'gap-1', field.field, className)}>
      <label className="caption" htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={classes(field.input, styles.select)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.options.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? `faint ${field.hint}` : field.error}>
          {note}
        </p>
      )}
    </div>
  );
}
