import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './Dialog.module.css';
import { focusHeading } from './focus-heading.ts';

/**
 * Opens a dialog while it is rendered. `showModal()` makes the page inert, which takes a cheap phone a tenth of a
 * second: with `dimFirst` the tap is answered before.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, dimFirst: boolean): void {
  const scrim = useRef<HTMLElement>(null);

  // Dims the page until the dialog's own backdrop does, also between two dialogs in a row.
  useLayoutEffect(() => {
    const node = document.createElement('div');
    node.className = styles.scrim ?? '';
    document.body.append(node);
    scrim.current = node;
    return () => node.remove();
  }, []);

  useEffect(() => {
    const opener = document.activeElement;
    const show = () => {
      scrim.current?.remove();
      if (dialog.current?.open === false) dialog.current.showModal();
    };
    if (dimFirst) void afterPaint().then(show);
    else show();

    // It is unmounted rather than closed, so focus is restored by hand.
    return () => {
      if (opener instanceof HTMLElement && opener.checkVisibility() && opener !== document.body) {
        opener.focus();
      } else focusHeading();
    };
  }, [dialog, dimFirst]);
}
