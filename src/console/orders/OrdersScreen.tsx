import { useState } from 'react';
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { orderTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { SoundSwitch } from '#console/live/SoundSwitch.tsx';
import { orderForTexts } from '#console/messages/order-for.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import { partTexts } from '#console/messages/parts.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Paging } from '#console/parts/Paging.tsx';
import { Tabs } from '#console/parts/Tabs.tsx';
import { useMe } from '#console/use-me.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { nextStatusesFor } from '#domain/order-status.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MoveResult } from './MoveResult.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderList } from './OrderList.tsx';

export function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => search.get(name) || undefined;
  return consoleCall(
    'listOrders',
    {
      q: given('q'),
      status: given('status'),
      from: given('from'),
      to: given('to'),
      route: given('route'),
      customer_id: Number(given('customer_id')) || undefined,
      unpaid: search.has('unpaid') ? '1' : undefined,
      cursor: given('cursor'),
    },
    request.signal,
  );
}

export function Component() {
  const { orders, next } = useLoaderData<typeof loader>();
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
      <ScreenHead title={t.title}>
        {accepts && <SoundSwitch />}
        {mayOrder && (
          <Link className={buttonClass('primary')} to="/orders/new">
            {orderForTexts.open}
          </Link>
        )}
      </ScreenHead>
      <OrderFilters />
      {orders.length > 0 ? (
        // Other filters, another list: what was selected is not in sight any more.
        <OrderList key={location.search} orders={orders} onResult={setResult} />
      ) : (
        <EmptyState
          icon="receipt"
          text={search.size > 0 ? t.noneFound : t.noneYet}
          action={
            search.size > 0 && (
              <Link className={buttonClass('secondary')} to=".">
                {partTexts.clear}
              </Link>
            )
          }
        />
      )}
      <Paging next={next} />
      {result && <MoveResult result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
