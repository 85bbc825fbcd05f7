import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

type DialogProps = {
  title: string;
  /** Escape, the backdrop or the cross; the caller then stops rendering it. */
  onClose: () => void;
  /** Given: a cross stands beside the title. */
  closeLabel?: string;
  /** Above the title. */
  picture?: ReactNode;
  /** At most two buttons, the dangerous one never first. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A native modal in the middle of the screen: shown while it is rendered. */
export function Dialog({ title, onClose, closeLabel, picture, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const before = useRef<Element>(null);

  useEffect(() => {
    const node = dialog.current;
    if (!node || node.open) return;
    before.current = document.activeElement;
    node.showModal();
  }, []);

  // Taken out of the page instead of closed, so focus is brought back by hand.
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );

  /** Whether Escape closes it is the owner's to say. */
  function askOwner(event: SyntheticEvent) {
    // A file field inside has a `cancel` of its own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={askOwner}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
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
        </header>
        {children}
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
