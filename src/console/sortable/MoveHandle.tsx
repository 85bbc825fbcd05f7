import type { ComponentProps, KeyboardEvent } from 'react';
import styles from './SortableList.module.css';

type MoveHandleProps = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
> & {
  label: string;
  isOpen: boolean;
  /** Pressed without dragging: shows or hides the buttons that do the same. */
  onToggle: () => void;
  onStep: (step: -1 | 1) => void;
  onCancel: () => void;
};

export function MoveHandle(props: MoveHandleProps) {
  const { label, isOpen, onToggle, onStep, onCancel, ...pointer } = props;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <svg className={styles.grip} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
  );
}
