import { type RefObject, useEffect, useEffectEvent } from 'react';

/** One at a time: what opens closes the one before. */
let openNow: { release: () => void; close: () => void } | undefined;

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
  const close = useEffectEvent(() => onClose());

  useEffect(() => {
    const node = dialog.current;
    if (!node || !open) return;
    const before = openNow;
    before?.release();
    before?.close();
    const opener = document.activeElement;
    node.show();
    const page = new Set<Element>();
    const hidePage = () => {
      const parts = 'body > :not(dialog, script, [aria-hidden="true"])';
      for (const part of document.querySelectorAll(parts)) {
        part.ariaHidden = 'true';
        page.add(part);
      }
    };
    hidePage();
    // The bar of the cart comes with the first pack.
    const watch = new MutationObserver(hidePage);
    watch.observe(document.body, { childList: true });

    const onKeyDown = ({ key }: KeyboardEvent) => {
      // A dialog above this one has its own keys.
      if (document.querySelector('dialog:modal')) return;
      if (key === 'Tab') for (const part of page) part.toggleAttribute('inert', true);
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);

    const release = () => {
      if (openNow?.release !== release) return; // the next one has done it
      openNow = undefined;
      document.removeEventListener('keydown', onKeyDown);
      watch.disconnect();
      for (const part of page) {
        part.ariaHidden = null;
        part.toggleAttribute('inert', false);
      }
      node.close();
      // As a modal dialog does; this one only where it has the focus itself.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
    openNow = { release, close: () => close() };
    return release;
  }, [dialog, open]);
}
