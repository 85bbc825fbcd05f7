import { type KeyboardEvent, useState } from 'react';
import { productTexts as t } from '#console/messages/products.ts';
import { classes } from '#ui/classes.ts';
import styles from './InlineNumber.module.css';

type InlineNumberProps = {
  label: string;
  kind: 'amount' | 'units';
  value: number;
  /** Never throws: a refusal is shown by whoever saves. */
  save: (value: number) => Promise<void>;
};

const forms = { amount: /^\d{1,7}(\.\d{1,2})?$/, units: /^\d{1,7}$/ };

/** A number of a list that is changed where it stands: Enter or leaving saves, Escape takes it back. */
export function InlineNumber({ label, kind, value, save }: InlineNumberProps) {
  const shown = kind === 'amount' ? value.toFixed(2) : String(value);
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const isWrong = typed !== undefined && !forms[kind].test(typed.trim());

  async function commit() {
    if (typed === undefined || isWrong) return;
    if (Number(typed) !== value) {
      setSaving(true);
      await save(Number(typed));
      setSaving(false);
    }
    setTyped(undefined);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') commit();
    if (key === 'Escape') setTyped(undefined);
  }

  return (
    <input
      className={classes(styles.input, saving && styles.saving)}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? (kind === 'amount' ? t.amountWrong : t.unitsWrong) : undefined}
      inputMode={kind === 'amount' ? 'decimal' : 'numeric'}
      size={8}
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
