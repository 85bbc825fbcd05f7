import { type KeyboardEvent, useState } from 'react';

/** Which of `count` options the arrow keys have reached; -1 while it is the text itself. */
export function useCombobox(count: number, optionId: (index: number) => string) {
  const [at, setAt] = useState(-1);
  const active = at < count ? at : -1;

  function move(step: 1 | -1) {
    // From the text the arrows enter the list at either end, and go round through the text.
    const places = count + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setAt(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  /** Whether the key was the list's. */
  function takeKey(event: KeyboardEvent): boolean {
    // An input method is still composing: its keys are its own.
    if (event.nativeEvent.isComposing || count === 0) return false;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active >= 0)
      document.getElementById(optionId(active))?.click();
    else return false;
    event.preventDefault();
    return true;
  }

  return { active, takeKey, reset: () => setAt(-1) };
}
