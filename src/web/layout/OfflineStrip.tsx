import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useAsOf } from '#web/as-of.ts';
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
  const asOf = useAsOf();
  return (
    <div role="status">
      {(busy || !online || asOf) && (
        <p className={styles.strip}>
          <Icon name="cloudOff" small />
          {asOf ? t.offlineAsOf(asOf) : online ? t.shopBusy : t.offline}
        </p>
      )}
    </div>
  );
}
