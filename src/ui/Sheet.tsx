import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Sheet.module.css';
import { useBackdropPress } from './use-backdrop-press.ts';
import { useDeferredModal } from './use-deferred-modal.ts';
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
 * A bottom sheet: Escape, the backdrop, the close button and a swipe down close it, and focus is
 * restored.
 */
export function Sheet({ open, prerender = false, title, closeLabel, ...props }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Rendered on first use; it then stays mounted, so that closing can animate.
  const [rendered, setRendered] = useState(open);
  if ((open || prerender) && !rendered) setRendered(true);

  const isClosed = useDeferredModal(dialog, open);
  useSwipeDown(dialog, open);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onClose={() => isClosed() && props.onClose()}
      {...useBackdropPress(() => dialog.current?.close())}
    >
      {rendered && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
          </div>
          <div className={styles.body}>{props.children}</div>
          {props.footer !== undefined && <div className={styles.foot}>{props.footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** A modal dialog closes on Escape by itself, but this one may not be modal yet. */
function closeOnEscape(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape' && !event.currentTarget.matches(':modal')) event.currentTarget.close();
}
