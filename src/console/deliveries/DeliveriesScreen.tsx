import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { useMay } from '#console/data/use-me.ts';
import { deliveryTexts as t } from '#console/messages/deliveries.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon, PathIcon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { printPath } from '#ui/rare-icons.ts';
import styles from './Deliveries.module.css';
import { DeliveryStop } from './DeliveryStop.tsx';
import type { News } from './use-deliver.ts';
import { wayAlong } from './way-along.ts';

export function loader({ request }: { request: Request }) {
  return consoleCall('getDeliverySheet', {}, request.signal);
}

type Route = ConsoleOutput<'getDeliverySheet'>['routes'][number];
type Stop = Route['stops'][number];

/** The driver's list: where to go, what to collect, delivered in two taps. */
export function Component() {
  const { routes } = useLoaderData<typeof loader>();
  const maySeeOrders = useMay()('read-orders');
  const [search] = useSearchParams();
  const [news, setNews] = useState<News>();
  const chosen = search.get('route');
  const shown = routes.filter((route) => chosen === null || nameOf(route) === chosen);
  const ids = shown.flatMap(({ stops }) => stops.map(({ id }) => id)).join(',');
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>
        {ids !== '' && maySeeOrders && (
          <a
            className={buttonClass('secondary')}
            href={fileAddress('printDeliverySheet', { ids })}
            target="_blank"
            rel="noreferrer"
          >
            <PathIcon path={printPath} small />
            {t.print}
          </a>
        )}
      </ScreenHead>
      {routes.length > 1 && <RouteLinks routes={routes} chosen={chosen} />}
      {news && (
        <div className={styles.news}>
          <Notice tone={news.tone}>{news.text}</Notice>
        </div>
      )}
      {shown.map((route, index) => (
        <RouteStops key={nameOf(route)} route={route} isFirst={index === 0} onNews={setNews} />
      ))}
      {shown.length === 0 && (
        <EmptyState
          scene="tempo"
          text={maySeeOrders ? t.none : t.noneOfRoutes}
          action={
            maySeeOrders && (
              <Link className={buttonClass('secondary')} to="/orders?status=processing">
                {t.toOrders}
              </Link>
            )
          }
        />
      )}
    </>
  );
}

function nameOf({ route, pickup }: Route): string {
  return pickup ? t.pickup : route || t.noRoute;
}

function RouteLinks({ routes, chosen }: { routes: readonly Route[]; chosen: string | null }) {
  const links = routes.map(nameOf).map((name) => ({
    search: `?${new URLSearchParams({ route: name })}`,
    text: name,
    isCurrent: chosen === name,
  }));
  const all = { search: '', text: t.all, isCurrent: chosen === null };
  return <ChipLinks label={t.routes} links={[all, ...links]} />;
}

type RouteStopsProps = { route: Route; isFirst: boolean; onNews: (news: News) => void };

function RouteStops({ route, isFirst, onNews }: RouteStopsProps) {
  return (
    <section className={styles.route}>
      <h2>{nameOf(route)}</h2>
      <RouteTotals route={route} />
      <ul className={styles.stops}>
        {route.stops.map((stop, index) => (
          <DeliveryStop
            key={stop.id}
            {...{ stop, onNews, isNext: isFirst && index === 0 }}
            inAll={toCollect(route.stops.filter((one) => one.customer_id === stop.customer_id))}
          />
        ))}
      </ul>
    </section>
  );
}

/** With what the shops owed before. */
function toCollect(stops: readonly Stop[]): number {
  return stops.reduce((sum, { due, old_due }) => sum + due + old_due, 0);
}

/** A line over the stops of a phone, a panel beside those of a desktop. */
function RouteTotals({ route: { stops, pickup } }: { route: Route }) {
  const sumOf = (amount: (stop: Stop) => number) =>
    stops.reduce((sum, stop) => sum + amount(stop), 0);
  const facts = [
    [t.stops, String(stops.length)],
    [t.packs, groupDigits(sumOf(({ packs }) => packs))],
    [t.paid, formatRupees(sumOf(({ paid }) => paid))],
    [t.toCollect, formatRupees(toCollect(stops))],
  ] as const;
  const way = pickup ? undefined : wayAlong(stops.map(({ address }) => address));
  return (
    <aside className={styles.totals}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="faint">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      {way !== undefined && (
        <a className={buttonClass('secondary')} href={way} target="_blank" rel="noreferrer">
          <Icon name="pin" small />
          {t.way}
        </a>
      )}
    </aside>
  );
}
