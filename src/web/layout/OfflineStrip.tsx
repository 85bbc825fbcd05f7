import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useAsOf } from '#web/as-of.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { onOnline } from '#web/on-online.ts';
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
  const t = useMessages();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const asOf = useAsOf();
  return (
    <div role="status">
      {(!online || asOf) && (
        <p className={styles.strip}>
          <Icon name="cloudOff" small />
          {asOf ? t.offlineAsOf(asOf) : t.offline}
        </p>
      )}
    </div>
  );
}
