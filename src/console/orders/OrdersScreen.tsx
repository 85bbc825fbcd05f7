import { useEffect, useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useOutlet,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount, routeNames, savedViews } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { SavedViews } from '#console/components/SavedViews.tsx';
import { SplitView } from '#console/components/SplitView.tsx';
import { hasRoomBeside, useRoomBeside } from '#console/components/split-view.ts';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { partTexts } from '#console/messages/components.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import { orderForTexts } from '#console/messages/phone-order.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { orderTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { SoundSwitch } from '#console/order-events/SoundSwitch.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { viewQuery } from '#domain/operators/saved-views.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MoveResult } from './MoveResult.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderList } from './OrderList.tsx';
import { orderFiltersOf } from './order-filters.ts';

async function readList(search: URLSearchParams, signal: AbortSignal) {
  const filters = orderFiltersOf(search);
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countOrders', filters, signal));
  const [list, views, routes] = await Promise.all([
    consoleCall('listOrders', { ...filters, cursor }, signal),
    savedViews('orders', signal),
    routeNames(signal),
  ]);
  return { ...list, count, views, routes };
}

type List = Awaited<ReturnType<typeof readList>>;

/** null: an order is open, and there is no list beside it: no room, or it could not be read. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<List | null> {
  const isBeside = params.id !== undefined;
  if (isBeside && !hasRoomBeside()) return null;
  const reading = readList(new URL(request.url).searchParams, request.signal);
  return isBeside ? ((await optional(browserLog, 'orders', reading)) ?? null) : reading;
}

/** Whoever comes back from an order sees what became of it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isBack = args.currentParams.id !== undefined && args.nextParams.id === undefined;
  return isBack || args.defaultShouldRevalidate;
}

export function Component() {
  const list = useLoaderData<typeof loader>();
  const order = useOutlet();
  const room = useRoomBeside();
  const { revalidate } = useRevalidator();
  const isMissing = list === null && room;
  // A window made wider has room for the list that was not read.
  useEffect(() => {
    if (isMissing) revalidate();
  }, [isMissing, revalidate]);
  return (
    <SplitView list={list && <Orders list={list} isBeside={order !== null} />} detail={order} />
  );
}

function Orders({ list, isBeside }: { list: List; isBeside: boolean }) {
  const { orders, next, count, views, routes } = list;
  const [search] = useSearchParams();
  const location = useLocation();
  const { role, permissions } = useMe();
  const accepts = nextStatusesFor('active', role).includes('accepted');
  const mayOrder = permissions.includes('change-orders');
  // Kept here: the move may leave nothing of the list.
  const [result, setResult] = useState<ConsoleOutput<'moveOrders'>>();
  return (
    <>
      <Tabs label={shellTexts.nav.orders} tabs={orderTabs} />
      <ScreenHead title={t.title} isBeside={isBeside}>
        {accepts && <SoundSwitch />}
        {mayOrder && (
          <Link className={buttonClass('primary')} to="/orders/new">
            {orderForTexts.open}
          </Link>
        )}
      </ScreenHead>
      <OrderFilters routes={routes} firmName={orders[0]?.firm_name} />
      <ListTools count={count} exportPath={fileAddress('exportOrders', orderFiltersOf(search))}>
        <SavedViews list="orders" views={views} />
      </ListTools>
      {orders.length > 0 ? (
        <OrderList
          // Other filters, another list: what was selected is not in sight any more.
          key={viewQuery(location.search)}
          orders={orders}
          isBeside={isBeside}
          onResult={setResult}
        />
      ) : (
        <EmptyState
          icon="receipt"
          text={search.size > 0 ? t.noneFound : t.noneYet}
          action={
            search.size > 0 ? (
              <Link className={buttonClass('secondary')} to="/orders">
                {partTexts.clear}
              </Link>
            ) : (
              mayOrder && (
                <Link className={buttonClass('secondary')} to="/orders/new">
                  {orderForTexts.open}
                </Link>
              )
            )
          }
        />
      )}
      <Paging next={next} />
      {result && <MoveResult result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
