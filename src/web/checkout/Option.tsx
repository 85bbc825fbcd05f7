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
  /** A checkbox that is switched on beside others, in a card with them. */
  isSwitch?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A radio or checkbox as a card; the whole card can be tapped. */
export function Option(props: OptionProps) {
  const { label, text, price, off = false, isSwitch = false, onChange, ...input } = props;
  return (
    <label className={isSwitch ? styles.row : classes('card', styles.option, off && styles.off)}>
      <input
        {...input}
        role={isSwitch ? 'switch' : undefined}
        className={isSwitch ? styles.switch : undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>
        <span className={styles.optionName}>{label}</span>{' '}
        <span className={`muted ${styles.optionText}`}>{text}</span>
      </span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
    </label>
  );
}
