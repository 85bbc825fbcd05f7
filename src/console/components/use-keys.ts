import { useLayoutEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/**
 * Runs what a key stands for, unless someone is typing or a dialog is open. What answers false
 * leaves the key to another.
 */
export function useKeys(keys: Readonly<Record<string, (() => unknown) | undefined>>): void {
  // Before the screen is painted: a key pressed as soon as it shows is heard.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Of two that know a key, the first takes it.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (run && run() !== false) event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
