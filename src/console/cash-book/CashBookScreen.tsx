import { Link, useLoaderData, useSearchParams } from 'react-router';
import filters from '#console/components/filters.module.css';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { cashBookTexts as t } from '#console/messages/cash-book.ts';
import { methodNames } from '#console/messages/orders.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import { addDaysInIndia } from '#domain/india/indian-time.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './CashBookScreen.module.css';
import { CashBookTable } from './CashBookTable.tsx';

export function loader({ request }: { request: Request }) {
  const day = new URL(request.url).searchParams.get('day') || undefined;
  return consoleCall('getCashBook', { day }, request.signal);
}

/** The payments of one day, with the sum of each method. */
export function Component() {
  const { day, payments, count, sums, total } = useLoaderData<typeof loader>();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>
        <a
          className={buttonClass('secondary')}
          href={fileAddress('printCashBook', { day })}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="print" small />
          {t.print}
        </a>
      </ScreenHead>
      <div className={`row ${styles.day}`}>
        <DayLink day={day} days={-1} label={t.before} icon="chevronLeft" />
        <input
          key={day}
          className={filters.control}
          type="date"
          aria-label={t.day}
          defaultValue={day}
          // A day half typed is none yet.
          onChange={({ target }) => target.value && setSearch({ day: target.value })}
        />
        <DayLink day={day} days={1} label={t.after} icon="chevronRight" />
      </div>
      <dl className={styles.sums}>
        {sums.map(({ method, amount }) => (
          <div key={method} className={`card ${styles.sum}`}>
            <dt>{methodNames[method]}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <div className={`card ${styles.sum}`}>
          <dt>{t.total}</dt>
          <dd className={styles.total}>{formatRupees(total)}</dd>
        </div>
      </dl>
      {payments.length < count && <p>{t.leftOut(payments.length, count)}</p>}
      {payments.length > 0 ? (
        <CashBookTable payments={payments} />
      ) : (
        <EmptyState icon="wallet" text={t.none} action={undefined} />
      )}
    </>
  );
}

type DayLinkProps = {
  day: string;
  days: number;
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
};

function DayLink({ day, days, label, icon }: DayLinkProps) {
  // Noon, so that a shift by whole days ends within the day meant.
  const to = addDaysInIndia(`${day}T12:00:00Z`, days).slice(0, 10);
  return (
    <Link className="icon-target" to={`?day=${to}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
