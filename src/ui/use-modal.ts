import { type RefObject, useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './Dialog.module.css';
import { focusHeading } from './focus-heading.ts';

/**
 * Opens a dialog while it is rendered. The page is dimmed first: `showModal()` makes it inert, which takes a
 * cheap phone a tenth of a second, and the tap is answered before.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const scrim = document.createElement('div');
    scrim.className = styles.scrim ?? '';
    document.body.append(scrim);
    void afterPaint().then(() => {
      scrim.remove();
      if (dialog.current?.open === false) dialog.current.showModal();
    });

    // It is unmounted rather than closed, so focus is restored by hand.
    return () => {
      scrim.remove();
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
        opener.focus();
      } else focusHeading();
    };
  }, [dialog]);
}
