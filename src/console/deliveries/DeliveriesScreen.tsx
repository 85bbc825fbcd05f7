import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { deliveryTexts as t } from '#console/messages/deliveries.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Deliveries.module.css';
import { DeliveryStop } from './DeliveryStop.tsx';
import type { News } from './use-deliver.ts';

export function loader({ request }: { request: Request }) {
  return consoleCall('getDeliverySheet', {}, request.signal);
}

type Route = ConsoleOutput<'getDeliverySheet'>['routes'][number];

/** The driver's list: where to go, what to collect, delivered in two taps. */
export function Component() {
  const { routes } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [news, setNews] = useState<News>();
  const chosen = search.get('route');
  const shown = routes.filter((route) => chosen === null || nameOf(route) === chosen);
  const ids = shown.flatMap(({ stops }) => stops.map(({ id }) => id)).join(',');
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>
        {ids !== '' && (
          <a
            className={buttonClass('secondary')}
            href={fileAddress('printDeliverySheet', { ids })}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="print" small />
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
      {shown.map((route) => (
        <RouteStops key={nameOf(route)} route={route} onNews={setNews} />
      ))}
      {shown.length === 0 && (
        <EmptyState
          icon="truck"
          text={t.none}
          action={
            <Link className={buttonClass('secondary')} to="/orders?status=processing">
              {t.toOrders}
            </Link>
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

type RouteStopsProps = { route: Route; onNews: (news: News) => void };

function RouteStops({ route, onNews }: RouteStopsProps) {
  const due = route.stops.reduce((sum, stop) => sum + stop.due, 0);
  return (
    <section className={styles.route}>
      <div className={`wrap ${styles.routeHead}`}>
        <h2>{nameOf(route)}</h2>
        <p className="muted figures">{t.stops(route.stops.length, formatRupees(due))}</p>
      </div>
      <ul className={styles.stops}>
        {route.stops.map((stop) => (
          <DeliveryStop key={stop.id} stop={stop} onNews={onNews} />
        ))}
      </ul>
    </section>
  );
}
