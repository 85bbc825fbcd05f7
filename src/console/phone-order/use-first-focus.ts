import { type RefObject, useEffect } from 'react';

/**
 * Focuses a field when the screen opens, and again when `changed` is another: typing can begin at
 * once. A frame later, since a new screen first gets its heading focused.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>, changed: unknown): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [changed, field]);
}
