import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './IconButton.tsx';
import styles from './Sheet.module.css';
import { useOverlayDialog } from './use-overlay-dialog.ts';
import { useSwipeDown } from './use-swipe-down.ts';

type SheetProps = {
  open: boolean;
  /** Renders the content before the sheet opens. */
  prerender?: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A bottom sheet: Escape, the scrim, the close button and a swipe down close it, and focus is
 * restored.
 */
export function Sheet({ open, prerender = false, onClose, ...props }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Rendered on first use; it then stays mounted, so that closing can animate.
  const [rendered, setRendered] = useState(open);
  if ((open || prerender) && !rendered) setRendered(true);

  useOverlayDialog(dialog, open, onClose);
  useSwipeDown(dialog, open, onClose);

  /** The back button of Android asks first, or closes at once. */
  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    // An alert above it has these events too, which React hands on to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    // Not where it has been opened again since.
    if (event.type === 'cancel' || !event.currentTarget.open) onClose();
  }

  if (!rendered) return null;
  // In the body, so that it lies above everything wherever it is used.
  return createPortal(
    <>
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-modal="true"
        aria-labelledby={titleId}
        closedby="closerequest"
        onCancel={onNativeClose}
        onClose={onNativeClose}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {props.title}
            </h2>
            <IconButton icon="close" label={props.closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{props.children}</div>
          {props.footer !== undefined && (
            <div className={`wrap ${styles.foot}`}>{props.footer}</div>
          )}
        </div>
      </dialog>
      <div className={styles.scrim} aria-hidden="true" onClick={onClose} />
    </>,
    document.body,
  );
}
