import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import { packName } from '#web/messages/en/words.ts';
import type { PendingPacks } from './pending-packs.ts';
import styles from './QueuedPacks.module.css';
import { dismissRefused } from './queue.ts';
import type { QueuedChange } from './queue-db.ts';

type QueuedPacksProps = {
  /** What the cart has no line for yet. */
  pending: readonly PendingPacks[];
  queue: readonly QueuedChange[];
  isWaiting: boolean;
};

/** What waits for the network, and what the shop refused when it was back. */
export function QueuedPacks({ pending, queue, isWaiting }: QueuedPacksProps) {
  return (
    // Always there: a screen reader hears what comes into it.
    <div className={`stack gap-2 ${styles.queue}`} role="status">
      {isWaiting && (
        <section className={`card stack ${styles.waiting}`}>
          <h2 className={`row ${styles.title}`}>
            <Icon name="cloudOff" small />
            {t.waitingTitle}
          </h2>
          <p className={`faint ${styles.text}`}>{t.waitingText}</p>
          {pending.length > 0 && (
            <ul className={styles.list}>
              {pending.map((one) => (
                <li className={styles.item} key={`${one.productId}/${one.slot}`}>
                  <span className={styles.name}>{one.name}</span>
                  <span className={styles.pack}>
                    {packName(one.packaging, one.packSize)} · {t.packs(one.by)}
                  </span>
                  <Badge tone="info" className={styles.badge}>
                    {t.pending}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {queue
        .filter((change) => change.refused !== undefined)
        .map((change) => (
          <Refused key={change.key} change={change} />
        ))}
    </div>
  );
}

function Refused({ change }: { change: QueuedChange }) {
  return (
    <section className={`card stack ${styles.refused}`}>
      <h2 className={`row ${styles.title}`}>{change.name}</h2>
      <p className={`faint ${styles.text}`}>
        <strong>{t.notAdded(change.by)}.</strong> {change.refused || t.notAddedText}
      </p>
      <Button
        look="secondary"
        className={styles.dismiss}
        aria-label={t.dismissOf(change.name)}
        onClick={() => void dismissRefused(change)}
      >
        {t.dismiss}
      </Button>
    </section>
  );
}
