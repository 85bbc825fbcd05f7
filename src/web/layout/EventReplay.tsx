import { useContext, useEffect } from 'react';
import { NonceContext } from '#web/head/nonce.ts';

declare global {
  interface Window {
    /** What was done before hydration, in order; removed when it is replayed. */
    eventReplay?: {
      replays: Map<Element, () => void>;
      /** Resolves at the first of them: somebody waits for the scripts. */
      first: Promise<void>;
      stopRecording: () => void;
    };
  }
}

/**
 * Records taps, choices and submits made before hydration; `ReplayedEvents` replays them when React listens, so
 * that none is lost on a slow network. Meanwhile a pressed button looks and reads as busy.
 */
export function EventReplay() {
  const nonce = useContext(NonceContext);
  // The browser keeps what the server printed, and does not load the function a second time.
  const __html = import.meta.env.SSR ? `(${recordEvents})()` : '';
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

/** At the end of the page: React hydrates a list (`PageOutlet`) after what is around it. */
export function ReplayedEvents() {
  useEffect(() => {
    const recorded = window.eventReplay;
    delete window.eventReplay;
    recorded?.stopRecording();
    void replay([...(recorded?.replays.values() ?? [])]);
  }, []);
  return null;
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
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let noteFirst = () => {};
  const first = new Promise<void>((resolve) => {
    noteFirst = resolve;
  });

  const keep = (target: Element, act: () => void) => {
    // Where scripts neither come nor fail, the browser submits what it can without them.
    timeout ??= setTimeout(giveUp, 30_000);
    noteFirst();
    // The last tap is replayed last: a Map keeps the place of a key that it has.
    replays.delete(target);
    replays.set(target, act);
  };
  const record = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button, a[data-replay]');
    const isNewTab = event instanceof MouseEvent && (event.ctrlKey || event.metaKey);
    const isReplayed = button?.matches('[type=button]:not([popovertarget]), [form=add], a');
    if (type === 'click' && button && isReplayed && !isNewTab) {
      event.preventDefault();
      button.ariaBusy = 'true';
      keep(button, () => {
        button.ariaBusy = null;
        button.click();
      });
    }
    if (type === 'change' && target instanceof HTMLSelectElement) {
      keep(target, () => target.dispatchEvent(new Event(type, { bubbles: true })));
    }
    const isTick = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (type === 'change' && isTick) {
      const before = target.type === 'checkbox' && !target.checked;
      keep(target, () => {
        target.checked = before;
        target.click();
      });
    }
    // Forms that scripts validate; all others are submitted by the browser at once.
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement && target.noValidate) {
      event.preventDefault();
      keep(target, () => target.requestSubmit(event.submitter));
    }
  };
  const types = ['click', 'change', 'submit'];
  const stopRecording = () => {
    clearTimeout(timeout);
    document.removeEventListener('error', onError, true);
    for (const type of types) document.removeEventListener(type, record);
  };
  const giveUp = () => {
    stopRecording();
    for (const [target, act] of replays) {
      target.ariaBusy = null;
      if (target.matches('form, [type=submit], a')) act();
    }
    replays.clear();
  };
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && giveUp();

  for (const type of types) document.addEventListener(type, record);
  // An error of a script that cannot be loaded does not bubble.
  document.addEventListener('error', onError, true);
  window.eventReplay = { replays, first, stopRecording };
}
