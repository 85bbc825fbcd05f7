import { classes } from '#ui/classes.ts';
import styles from './Checkout.module.css';

type OptionProps = {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  text: string;
  price?: string;
  checked: boolean;
  disabled?: boolean;
  /** Unavailable, rather than just not changeable. */
  off?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A radio or checkbox as a card; the whole card can be tapped. */
export function Option({ label, text, price, off = false, onChange, ...input }: OptionProps) {
  return (
    <label className={classes('card', styles.option, off && styles.off)}>
      <input {...input} onChange={(event) => onChange?.(event.target.checked)} />
      <span>
        <span className={styles.optionName}>{label}</span>{' '}
        <span className={`muted ${styles.optionText}`}>{text}</span>
      </span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
    </label>
  );
}
