import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useAsOf } from '#web/data/as-of.ts';
import { onOnline } from '#web/data/on-online.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import styles from './OfflineStrip.module.css';

function subscribe(listener: () => void): () => void {
  const stop = onOnline(listener);
  window.addEventListener('offline', listener);
  return () => {
    stop();
    window.removeEventListener('offline', listener);
  };
}

/** Why what is on the screen may be old: no network. */
export function OfflineStrip() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const asOf = useAsOf();
  const shown = !online || asOf !== undefined;
  const strip = useRef<HTMLParagraphElement>(null);

  // It stays with the header: what stops below that stops below both.
  useEffect(() => {
    const { style } = document.documentElement;
    const node = strip.current;
    if (!shown || !node) return;
    const observer = new ResizeObserver(() =>
      style.setProperty('--offline-strip', `${node.offsetHeight}px`),
    );
    observer.observe(node);
    return () => {
      observer.disconnect();
      style.removeProperty('--offline-strip');
    };
  }, [shown]);

  return (
    <div role="status">
      {shown && (
        <p className={`row ${styles.strip}`} ref={strip}>
          <Icon name="cloudOff" small />
          {asOf ? t.offlineAsOf(asOf) : t.offline}
        </p>
      )}
    </div>
  );
}
