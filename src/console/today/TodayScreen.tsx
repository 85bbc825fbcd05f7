import { Fragment } from 'react';
import { Link, useLoaderData } from 'react-router';
import { compactRupees, formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useRights } from '#console/data/use-me.ts';
import { methodNames } from '#console/messages/orders.ts';
import { setUpTexts } from '#console/messages/set-up.ts';
import { todayTexts as t } from '#console/messages/today.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OldestOrders } from './OldestOrders.tsx';
import styles from './TodayScreen.module.css';
import { Waiting } from './Waiting.tsx';
import { WeekPlot } from './WeekPlot.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('getToday', {}, request.signal);
}

export function Component() {
  const { waiting, oldest, days, days_before, on_order, ...read } = useLoaderData<typeof loader>();
  const { best_sellers, lapsed, collected, dues, needs_set_up } = read;
  const accepts = nextStatusesFor('active', useRights()).includes('accepted');
  const step = accepts ? 'to_accept' : 'to_pack';
  const hasRevenue = days.some(({ revenue }) => revenue !== undefined);
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title} />
      {needs_set_up && <NeedsSetUp />}
      <div className={styles.first}>
        <OldestOrders orders={oldest} step={step} count={waiting[step]} />
        <div className="stack gap-4">
          <Waiting waiting={waiting} besides={step} />
          {collected && (
            <FactList
              title={t.collected}
              facts={collected.map(({ method, amount }) => [
                methodNames[method],
                formatRupees(amount),
              ])}
            />
          )}
          {dues && <Dues dues={dues} />}
        </div>
      </div>
      <div className={styles.panels}>
        <WeekPlot
          title={t.orders}
          days={days.map(({ day, orders }) => ({ day, value: orders }))}
          before={days_before.map(({ orders }) => orders)}
          format={String}
          compact={String}
        />
        {hasRevenue && (
          <WeekPlot
            title={t.revenue}
            days={days.map(({ day, revenue = 0 }) => ({ day, value: revenue }))}
            before={days_before.map(({ revenue = 0 }) => revenue)}
            format={formatRupees}
            compact={compactRupees}
            note={on_order && t.onOrder(on_order.orders, formatRupees(on_order.amount))}
          />
        )}
        {best_sellers.length > 0 ? (
          <FactList
            title={t.bestSellers}
            facts={best_sellers.map(({ product_name, units }) => [product_name, t.units(units)])}
          />
        ) : (
          <Panel title={t.bestSellers}>
            <p className="muted">{t.noSales}</p>
          </Panel>
        )}
        {lapsed && <Lapsed customers={lapsed} />}
      </div>
    </>
  );
}

type FactListProps = { title: string; facts: readonly (readonly [name: string, value: string])[] };

function FactList({ title, facts }: FactListProps) {
  return (
    <Panel title={title}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}

/** By the ledger; who owes it is a tap away. */
function Dues({ dues }: { dues: NonNullable<ConsoleOutput<'getToday'>['dues']> }) {
  return (
    <Panel title={t.dues}>
      <dl className={styles.facts}>
        <dt>{t.owed}</dt>
        <dd>{formatRupees(dues.total)}</dd>
        <dt>{t.pastDue}</dt>
        <dd>{formatRupees(dues.past_due)}</dd>
      </dl>
      <Link className={buttonClass('secondary')} to="/customers/dues">
        {t.toDues}
      </Link>
    </Panel>
  );
}

/** On the first days: the way back to what is still to be set up. */
function NeedsSetUp() {
  return (
    <div className={styles.setUp}>
      <Notice tone="info">
        {setUpTexts.notReady} <Link to="/welcome">{setUpTexts.goOn}</Link>
      </Notice>
    </div>
  );
}

type LapsedProps = { customers: NonNullable<ConsoleOutput<'getToday'>['lapsed']> };

/** Customers to call: they bought weekly and have stopped. */
function Lapsed({ customers }: LapsedProps) {
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
