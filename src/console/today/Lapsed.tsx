import { Link } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { todayTexts as t } from '#console/messages/today.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import styles from './TodayScreen.module.css';

type LapsedProps = { customers: NonNullable<ConsoleOutput<'getToday'>['lapsed']> };

/** Customers to call: they bought weekly and have stopped. */
export function Lapsed({ customers }: LapsedProps) {
  return (
    <Panel title={t.lapsed}>
      {customers.length === 0 && <p className="muted">{t.lapsedNone}</p>}
      <ul className={`stack gap-2 ${styles.lapsed}`}>
        {customers.map(({ customer_id, firm_name, mobile, last_order_at }) => (
          <li key={customer_id}>
            <Link to={`/customers/${customer_id}`}>{firm_name}</Link>
            <p className="muted">
              {formatMobile(mobile)} · {formatRecent(last_order_at, Date.now())}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
