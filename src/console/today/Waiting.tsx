import { Link } from 'react-router';
import { todayTexts as t } from '#console/messages/today.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import styles from './Waiting.module.css';

type Counts = ConsoleOutput<'getToday'>['waiting'];

type Count = { name: keyof Counts; label: string; to: string };

/** Each leads to the list of what it counts. */
const counts: readonly Count[] = [
  { name: 'to_accept', label: t.toAccept, to: '/orders?status=active' },
  { name: 'to_pack', label: t.toPack, to: '/orders?status=accepted' },
  { name: 'to_deliver', label: t.toDeliver, to: '/orders?status=processing' },
  { name: 'on_the_way', label: t.onTheWay, to: '/orders?status=out_for_delivery' },
  { name: 'over_credit', label: t.overCredit, to: '/orders?status=active&over_credit=1' },
  { name: 'to_refund', label: t.toRefund, to: '/orders?to_refund=1' },
  { name: 'returns', label: t.returns, to: '/orders/returns' },
  { name: 'registrations', label: t.registrations, to: '/customers/registrations' },
  { name: 'messages', label: t.messages, to: '/customers/messages' },
  { name: 'low_stock', label: t.lowStock, to: '/products?low_stock=1' },
  { name: 'e_invoices', label: t.eInvoices, to: '/orders/e-invoices' },
  { name: 'cannot_invoice', label: t.cannotInvoice, to: '/orders?cannot_invoice=1' },
  { name: 'without_rate', label: t.withoutRate, to: '/products?without_rate=1' },
];

/** What is counted beside the orders of `OldestOrders`; a role that may not see it has no number of it. */
export function Waiting({ waiting, besides }: { waiting: Counts; besides: keyof Counts }) {
  const others = counts.filter(({ name }) => name !== besides);
  const none = others.filter(({ name }) => waiting[name] === 0);
  return (
    <section className="stack gap-2" aria-label={t.waiting}>
      <ul className={styles.counts}>
        {others.map(({ name, label, to }) => {
          const count = waiting[name] ?? 0;
          if (count === 0) return null;
          return (
            <li key={name}>
              <Link className={`card row ${styles.count}`} to={to}>
                {label}
                {/* The driver has what is on the way: it asks nothing of this desk. */}
                <span className={name === 'on_the_way' ? styles.figure : styles.asks}>{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {none.length > 0 && <p className="muted">{t.noneOf(none.map(({ name }) => t.none[name]))}</p>}
    </section>
  );
}
