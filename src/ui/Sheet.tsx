import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Sheet.module.css';
import { useQuickModal } from './use-quick-modal.ts';
import { useSwipeDown } from './use-swipe-down.ts';

type SheetProps = {
  open: boolean;
  /** Makes what is in it before it opens. */
  soon?: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A bottom sheet: Escape, the backdrop, the cross and a swipe down close it, focus goes back where
 * it was.
 */
export function Sheet({ open, soon = false, title, closeLabel, ...props }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Nothing of it is in the page until it is first wanted; then it stays, to slide out as well.
  const [used, setUsed] = useState(open);
  if ((open || soon) && !used) setUsed(true);

  const isClosed = useQuickModal(dialog, open);
  useSwipeDown(dialog, open);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onClose={() => isClosed() && props.onClose()}
      onClick={closeOnBackdrop}
    >
      {used && (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
          </header>
          <div className={styles.body}>{props.children}</div>
          {props.footer !== undefined && <footer className={styles.foot}>{props.footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** The panel fills the dialog: what hits the dialog itself hit its backdrop. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

/** A modal does this by itself; here it may come before the dialog is one. */
function closeOnEscape(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape' && !event.currentTarget.matches(':modal')) event.currentTarget.close();
}
