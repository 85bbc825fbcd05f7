import { Link } from 'react-router';
import { todayTexts as t } from '#console/messages/today.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { classes } from '#ui/classes.ts';
import styles from './TodayScreen.module.css';

type Counts = ConsoleOutput<'getToday'>['waiting'];

type Tile = { name: keyof Counts; label: string; to: string };

/** Each leads to the list of what it counts. */
const tiles: readonly Tile[] = [
  { name: 'to_accept', label: t.toAccept, to: '/orders?status=active' },
  { name: 'to_pack', label: t.toPack, to: '/orders?status=accepted' },
  { name: 'to_deliver', label: t.toDeliver, to: '/orders?status=processing' },
  { name: 'on_the_way', label: t.onTheWay, to: '/orders?status=out_for_delivery' },
  { name: 'to_refund', label: t.toRefund, to: '/orders?to_refund=1' },
  { name: 'registrations', label: t.registrations, to: '/customers/registrations' },
  { name: 'messages', label: t.messages, to: '/customers/messages' },
  { name: 'low_stock', label: t.lowStock, to: '/products?low_stock=1' },
];

export function Waiting({ waiting }: { waiting: Counts }) {
  return (
    <section aria-label={t.waiting}>
      <ul className={styles.waiting}>
        {tiles.map(({ name, label, to }) => {
          const count = waiting[name];
          // A role that may not see it has no number of it.
          if (count === undefined) return null;
          return (
            <li key={name}>
              <Link className={`card ${styles.tile}`} to={to}>
                <span className={classes(styles.count, count === 0 && 'faint')}>{count}</span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
