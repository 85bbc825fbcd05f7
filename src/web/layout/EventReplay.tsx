import { useContext, useEffect } from 'react';
import { NonceContext } from '#web/nonce.ts';

declare global {
  interface Window {
    /** What was done before hydration, in order; removed when it is replayed. */
    eventReplay?: { replays: Map<Element, () => void>; stopRecording: () => void };
  }
}

/**
 * Records taps, choices and submits made before hydration and replays them when React listens, so
 * that none is lost on a slow network.
 */
export function EventReplay() {
  const nonce = useContext(NonceContext);
  useEffect(() => {
    const recorded = window.eventReplay;
    delete window.eventReplay;
    recorded?.stopRecording();
    void replay([...(recorded?.replays.values() ?? [])]);
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(${recordEvents})()` }}
    />
  );
}

/** A task each: every replay sees what the one before it has changed. */
async function replay(replays: (() => void)[]): Promise<void> {
  for (const act of replays) {
    act();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** An inline script, printed into the page as text: it can use nothing from outside itself. */
function recordEvents(): void {
  const replays = new Map<Element, () => void>();
  const record = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (type === 'click' && button) replays.set(button, () => button.click());
    if (type === 'change' && target instanceof HTMLSelectElement) {
      replays.set(target, () => target.dispatchEvent(new Event(type, { bubbles: true })));
    }
    const isTick = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (type === 'change' && isTick) {
      const before = target.type === 'checkbox' && !target.checked;
      replays.set(target, () => {
        target.checked = before;
        target.click();
      });
    }
    // Forms that scripts validate; all others are submitted by the browser at once.
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement && target.noValidate) {
      event.preventDefault();
      replays.set(target, () => target.requestSubmit(event.submitter));
    }
  };
  const types = ['click', 'change', 'submit'];
  for (const type of types) document.addEventListener(type, record);
  window.eventReplay = {
    replays,
    stopRecording() {
      for (const type of types) document.removeEventListener(type, record);
    },
  };
}
