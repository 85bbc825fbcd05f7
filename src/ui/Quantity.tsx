import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Quantity.module.css';

type QuantityProps = {
  /** What is being counted, for screen readers. */
  label: string;
  value: string;
  lessLabel: string;
  moreLabel: string;
  canLess: boolean;
  canMore: boolean;
  /** A request is in flight; the value changes with its answer. */
  pending: boolean;
  onLess: () => void;
  onMore: () => void;
  className?: string | undefined;
};

/** Minus, a value, plus. A button that cannot be used stays focusable (aria-disabled). */
export function Quantity(props: QuantityProps) {
  const { label, value, pending, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
    <div
      className={classes(styles.quantity, pending && styles.pending, className)}
      role="group"
      aria-label={label}
      aria-busy={pending}
    >
      <Step icon="minus" label={props.lessLabel} can={props.canLess} onStep={props.onLess} />
      <output className={styles.value}>{value}</output>
      <Step icon="plus" label={props.moreLabel} can={props.canMore} onStep={props.onMore} />
    </div>
  );
}

type StepProps = { icon: 'minus' | 'plus'; label: string; can: boolean; onStep: () => void };

function Step({ icon, label, can, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={!can}
      onClick={can ? onStep : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}
