import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Opens a dialog, a child of the body, over the page. `showModal()` would make the whole page inert, which
 * takes a cheap phone a tenth of a second at both ends (decision 13). Instead screen readers pass over the
 * page at once, and it becomes inert when Tab is first pressed; fingers meet the scrim.
 */
export function useOverlayDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent, page: NodeListOf<Element>) => {
    // A dialog above this one has its own keys.
    if (document.querySelector('dialog:modal')) return;
    if (event.key === 'Tab') for (const part of page) part.toggleAttribute('inert', true);
    if (event.key === 'Escape') onClose();
  });

  useEffect(() => {
    const node = dialog.current;
    if (!node || !open) return;
    const opener = document.activeElement;
    node.show();
    const page = document.querySelectorAll('body > :not(dialog, script, [aria-hidden="true"])');
    for (const part of page) part.ariaHidden = 'true';
    const listener = (event: KeyboardEvent) => onKeyDown(event, page);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      for (const part of page) {
        part.ariaHidden = null;
        part.toggleAttribute('inert', false);
      }
      node.close();
      // As a modal dialog does; this one only where it has the focus itself.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
