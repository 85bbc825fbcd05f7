import { startTransition } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads the screen again, and closes a dialog together with what was read: the button that opened it
 * may be gone, and the heading then gets the focus.
 */
export function useReadAndClose(onClose: () => void) {
  const { revalidate } = useRevalidator();
  return async () => {
    await revalidate();
    startTransition(onClose);
  };
}
