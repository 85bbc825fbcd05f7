import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { useShopBusy } from '#web/shop-busy.ts';
import styles from './OfflineStrip.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Why what is on the screen may be old: no network, or a shop that cannot read the account. */
export function OfflineStrip() {
  const t = useMessages();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const busy = useShopBusy();
  return (
    <div role="status">
      {(busy || !online) && (
        <p className={styles.strip}>
          <Icon name="cloudOff" small />
          {online ? t.shopBusy : t.offline}
        </p>
      )}
    </div>
  );
}
