import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useBackdropPress } from './use-backdrop-press.ts';
import { useModal } from './use-modal.ts';

type DialogProps = {
  title: string;
  /** Escape, the backdrop or the close button; the caller then stops rendering it. */
  onClose: () => void;
  /** Shows a close button beside the title. */
  closeLabel?: string;
  /** Above the title. */
  picture?: ReactNode;
  /** At most two buttons, the dangerous one never first. */
  actions?: ReactNode;
  /** Answers the tap that asks for it by dimming the page, and opens after that frame. */
  dimFirst?: boolean;
  children: ReactNode;
};

/** A native modal in the middle of the screen: shown while it is rendered. */
export function Dialog({ title, onClose, dimFirst = false, ...props }: DialogProps) {
  const { closeLabel, picture, actions, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, dimFirst);

  /** The owner decides whether Escape closes it. */
  function requestClose(event: SyntheticEvent) {
    // A file field inside has a `cancel` of its own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={requestClose}
      onClose={onClose}
      {...useBackdropPress(onClose)}
    >
      <div className={`stack ${styles.panel}`}>
        <div className={`stack ${styles.head}`}>
          {picture}
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {closeLabel !== undefined && (
            <IconButton
              className={styles.close}
              icon="close"
              label={closeLabel}
              onClick={onClose}
            />
          )}
        </div>
        {children}
        {actions !== undefined && <div className={`wrap ${styles.actions}`}>{actions}</div>}
      </div>
    </dialog>
  );
}
