import { useLoaderData } from 'react-router';
import { compactRupees, formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { methodNames } from '#console/messages/orders.ts';
import { todayTexts as t } from '#console/messages/today.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { FactList } from './FactList.tsx';
import { Lapsed } from './Lapsed.tsx';
import { NeedsSetUp } from './NeedsSetUp.tsx';
import styles from './TodayScreen.module.css';
import { Waiting } from './Waiting.tsx';
import { WeekPlot } from './WeekPlot.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('getToday', {}, request.signal);
}

export function Component() {
  const { waiting, days, days_before, best_sellers, lapsed, collected, needs_set_up } =
    useLoaderData<typeof loader>();
  const hasRevenue = days.some(({ revenue }) => revenue !== undefined);
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title} />
      {needs_set_up && <NeedsSetUp />}
      <Waiting waiting={waiting} />
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
          />
        )}
        {collected && (
          <FactList
            title={t.collected}
            facts={collected.map(({ method, amount }) => [
              methodNames[method],
              formatRupees(amount),
            ])}
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
