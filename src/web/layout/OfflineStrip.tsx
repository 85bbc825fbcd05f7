import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './OfflineStrip.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineStrip() {
  const t = useMessages();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={styles.strip}>
          <Icon name="cloudOff" small />
          {t.offline}
        </p>
      )}
    </div>
  );
}
