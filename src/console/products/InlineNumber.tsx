import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './InlineNumber.module.css';
import { amountError, paiseIn, unitsError } from './product-draft.ts';

type InlineNumberProps = {
  label: string;
  kind: 'amount' | 'units';
  value: number;
  /** Never throws: gives the words of a refusal. */
  save: (value: number) => Promise<ReactNode>;
};

const errorOf = {
  amount: (typed: string) => (paiseIn(typed) === undefined ? amountError(typed) : undefined),
  units: unitsError,
};

/**
 * A number of a list that is changed where it stands: Enter or leaving saves, Escape takes it back.
 * What is refused stays typed, with the reason beneath.
 */
export function InlineNumber({ label, kind, value, save }: InlineNumberProps) {
  const shown = kind === 'amount' ? value.toFixed(2) : String(value);
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const errorId = useId();

  function type(text: string | undefined): void {
    setTyped(text);
    setError(undefined);
  }

  async function commit() {
    if (typed === undefined || saving) return;
    const wrong = errorOf[kind](typed.trim());
    if (wrong !== undefined) return setError(wrong);
    setSaving(true);
    const refused = Number(typed) === value ? undefined : await save(Number(typed));
    setSaving(false);
    setError(refused);
    if (refused === undefined) setTyped(undefined);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') commit();
    if (key === 'Escape') type(undefined);
  }

  return (
    <div className={styles.field}>
      <input
        className={classes(styles.input, saving && styles.saving)}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        inputMode={kind === 'amount' ? 'decimal' : 'numeric'}
        size={8}
        value={typed ?? shown}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        // What was refused is not sent again by merely leaving.
        onBlur={() => error === undefined && commit()}
        onKeyDown={onKeyDown}
      />
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
