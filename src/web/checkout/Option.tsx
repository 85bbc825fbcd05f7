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
  /** Not to be had, rather than not to be changed. */
  off?: boolean;
  onChange?: (checked: boolean) => void;
};

/** One choice as a card: the whole of it can be tapped. */
export function Option({ label, text, price, off = false, onChange, ...input }: OptionProps) {
  return (
    <label className={classes(styles.option, off && styles.off)}>
      <input {...input} onChange={(event) => onChange?.(event.target.checked)} />
      <span>
        <span className={styles.optionName}>{label}</span>{' '}
        <span className={styles.optionText}>{text}</span>
      </span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
    </label>
  );
}
