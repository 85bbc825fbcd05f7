import { useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Quantity.module.css';
import { type QuantityEntry, QuantityField, useQuantityEntry } from './QuantityEntry.tsx';

type QuantityProps = {
  /** What is being counted, for screen readers. */
  label: string;
  value: string;
  lessLabel: string;
  moreLabel: string;
  canLess: boolean;
  canMore: boolean;
  /** This one is being changed: its value changes with the answer. */
  pending?: boolean;
  /** Clicks are ignored for the moment, since this or another one is being changed. */
  busy?: boolean;
  onLess: () => void;
  onMore: () => void;
  /** Where the count can be typed as well. */
  entry?: QuantityEntry;
  /** Where a tap on the value opens more. */
  opener?: { label: string; onPress: () => void; onOpen: () => void };
  className?: string | undefined;
};

/** Minus, a value, plus. A button that cannot be used stays focusable (aria-disabled). */
export function Quantity(props: QuantityProps) {
  const { label, value, pending = false, busy = pending, entry, className } = props;
  const typing = useQuantityEntry(entry, busy);
  const open = typing.typed !== undefined;
  const errorId = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form's fieldset */}
      <div
        className={classes(
          styles.quantity,
          busy && styles.busy,
          pending && styles.pending,
          className,
        )}
        role="group"
        aria-label={label}
        aria-busy={busy}
      >
        <Step
          icon="minus"
          label={props.lessLabel}
          can={props.canLess && !busy}
          onStep={props.onLess}
        />
        <output className={classes(styles.value, open && styles.held)}>{value}</output>
        {entry && open && <QuantityField {...entry} state={typing} busy={busy} errorId={errorId} />}
        {entry && !open && (
          <button
            ref={typing.opener}
            type="button"
            className={styles.open}
            aria-label={entry.openLabel}
            aria-disabled={busy}
            onClick={busy ? undefined : typing.open}
          />
        )}
        {props.opener && (
          <button
            type="button"
            className={styles.open}
            aria-label={props.opener.label}
            aria-haspopup="dialog"
            onPointerDown={props.opener.onPress}
            onClick={props.opener.onOpen}
          />
        )}
        <Step
          icon="plus"
          label={props.moreLabel}
          can={props.canMore && !busy}
          onStep={props.onMore}
        />
      </div>
      {typing.error !== undefined && (
        <p className={styles.error} id={errorId} role="alert">
          {typing.error}
        </p>
      )}
    </>
  );
}

type StepProps = { icon: 'minus' | 'plus'; label: string; can: boolean; onStep: () => void };

function Step({ icon, label, can, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={`center ${styles.step}`}
      aria-label={label}
      aria-disabled={!can}
      onClick={can ? onStep : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}
