import { type RefObject, useEffect } from 'react';

/**
 * Opens a dialog at once and makes it modal after the first paint: a modal makes the rest of the page
 * inert, which on a cheap phone delays the paint too long. Making it modal also fires `close`, so the
 * returned function tells whether the dialog really is closed.
 */
export function useDeferredModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const node = dialog.current;
    if (!node || !open) return;
    if (!node.open) node.show();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set in a frame runs after that frame was painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => makeModal(node));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      node.close();
    };
  }, [dialog, open]);

  return () => dialog.current?.open === false;
}

function makeModal(node: HTMLDialogElement): void {
  if (!node.open) return;
  const focused = document.activeElement;
  node.close();
  node.showModal();
  if (focused instanceof HTMLElement && node.contains(focused)) focused.focus();
}
