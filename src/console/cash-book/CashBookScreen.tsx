import { Link, useLoaderData } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { orderTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { cashBookTexts as t } from '#console/messages/cash-book.ts';
import { methodNames } from '#console/messages/orders.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { formatRupees } from '#console/parts/money.ts';
import { Tabs } from '#console/parts/Tabs.tsx';
import { addDaysInIndia, formatDay, startOfDay } from '#domain/indian-time.ts';
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
  const { day, payments, sums, total } = useLoaderData<typeof loader>();
  return (
    <>
      <Tabs label={shellTexts.nav.orders} tabs={orderTabs} />
      <ScreenHead title={t.title} />
      <div className={styles.day}>
        <DayLink day={day} days={-1} label={t.before} icon="chevronLeft" />
        <p>{formatDay(startOfDay(day).toISOString())}</p>
        <DayLink day={day} days={1} label={t.after} icon="chevronRight" />
      </div>
      <dl className={styles.sums}>
        {sums.map(({ method, amount }) => (
          <div key={method} className={styles.sum}>
            <dt>{methodNames[method]}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t.total}</dt>
          <dd className={styles.total}>{formatRupees(total)}</dd>
        </div>
      </dl>
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
