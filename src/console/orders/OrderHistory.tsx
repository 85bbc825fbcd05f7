import { Panel } from '#console/components/Panel.tsx';
import { statusNames, orderTexts as t } from '#console/messages/orders.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import styles from './OrderScreen.module.css';

type Event = OrderDetailWire['events'][number];

export function OrderHistory({ events }: { events: Event[] }) {
  return (
    <Panel title={t.history}>
      <ol className={`stack gap-2 ${styles.entries}`}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.status}`} className={styles.entry}>
            <span className="strong">
              {event.kind === 'edit' ? t.edited : statusNames[event.status]}
            </span>
            <span className="muted">{formatRecent(event.at, Date.now())}</span>
            <span className="muted">{whoDid(event)}</span>
            {event.reason !== '' && <span className={styles.whole}>{event.reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function whoDid({ actor, by }: Event): string {
  if (actor === 'job') return t.byJob;
  return actor === 'customer' ? `${by} (${t.byCustomer})` : by;
}
