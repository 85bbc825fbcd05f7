import { useEffect } from 'react';

declare global {
  interface Window {
    /** What was pressed or chosen last before the scripts came. */
    earlyTap?: { doAgain?: () => void; stopKeeping: () => void };
  }
}

/** It stands in the page as text: nothing outside of it can be named here. */
export function keepEarlyTaps(): void {
  const keep = ({ type, target }: Event) => {
    if (!(target instanceof Element) || !window.earlyTap) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (type === 'click' && button) window.earlyTap.doAgain = () => button.click();
    if (type === 'change' && target instanceof HTMLSelectElement) {
      window.earlyTap.doAgain = () => target.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  document.addEventListener('click', keep);
  document.addEventListener('change', keep);
  window.earlyTap = {
    stopKeeping() {
      document.removeEventListener('click', keep);
      document.removeEventListener('change', keep);
    },
  };
}

/** Once React listens, a tap that nobody heard is done again. */
export function useEarlyTap(): void {
  useEffect(() => {
    const tap = window.earlyTap;
    delete window.earlyTap;
    tap?.stopKeeping();
    tap?.doAgain?.();
  }, []);
}
