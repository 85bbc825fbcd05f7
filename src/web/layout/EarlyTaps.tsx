import { useContext, useEffect } from 'react';
import { NonceContext } from '#web/nonce.ts';

declare global {
  interface Window {
    /** What was done before React listened, in order; gone once it has been done again. */
    earlyTaps?: { doAgain: Map<Element, () => void>; stopKeeping: () => void };
  }
}

/**
 * A tap is never lost: what a person presses, chooses or sends before the scripts came is done as
 * soon as they are there.
 */
export function EarlyTaps() {
  const nonce = useContext(NonceContext);
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    taps?.stopKeeping();
    oneAfterTheOther([...(taps?.doAgain.values() ?? [])]);
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(${keepEarlyTaps})()` }}
    />
  );
}

/** Each sees what the one before has changed. */
async function oneAfterTheOther(actions: (() => void)[]): Promise<void> {
  for (const act of actions) {
    act();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** It stands in the page as text: nothing outside of it can be named here. */
function keepEarlyTaps(): void {
  const doAgain = new Map<Element, () => void>();
  const keep = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (type === 'click' && button) doAgain.set(button, () => button.click());
    if (type === 'change' && target instanceof HTMLSelectElement) {
      doAgain.set(target, () => target.dispatchEvent(new Event(type, { bubbles: true })));
    }
    const isTick = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (type === 'change' && isTick) {
      const before = target.type === 'checkbox' && !target.checked;
      doAgain.set(target, () => {
        target.checked = before;
        target.click();
      });
    }
    // Forms that the scripts check; the others go to the server as they are.
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement && target.noValidate) {
      event.preventDefault();
      doAgain.set(target, () => target.requestSubmit(event.submitter));
    }
  };
  const types = ['click', 'change', 'submit'];
  for (const type of types) document.addEventListener(type, keep);
  window.earlyTaps = {
    doAgain,
    stopKeeping() {
      for (const type of types) document.removeEventListener(type, keep);
    },
  };
}
