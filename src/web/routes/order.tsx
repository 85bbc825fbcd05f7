import { data } from 'react-router';
import { browserLog } from '#client/log.ts';
import { forCustomer } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext, visitorContext } from '#web/data/context.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { storedUserId } from '#web/data/session.ts';
import { orderPage as t } from '#web/messages/en/orders.ts';
import { OrderPage } from '#web/orders/OrderPage.tsx';
import { type FoundOrder, findOrder, pageStatus } from '#web/orders/order-data.ts';
import type { Route } from './+types/order.ts';

type OrderData = { found: FoundOrder | Promise<FoundOrder> } | undefined;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId, unread } = context.get(visitorContext);
  const [call, log] = [context.get(callContext), context.get(logContext)];
  if (unread) return data({ found: { name: 'failed' } as const }, { status: 503 });
  const found = await forCustomer(userId, url, () => findOrder(call, log, params.id));
  return data({ found }, { status: pageStatus[found.name] });
}

/** Not awaited: the page shows a skeleton while the order is loading. */
export async function clientLoader({ params, url }: Route.ClientLoaderArgs): Promise<OrderData> {
  return forCustomer(storedUserId(), url, async () => ({
    // The session expired: useSessionSync redirects to /login.
    found: findOrder(browserCall, browserLog, params.id).catch(() => ({ name: 'failed' }) as const),
  }));
}
clientLoader.hydrate = onlyInBrowser;

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={/^\d+$/.test(params.id) ? t.title(Number(params.id)) : t.notFound} hidden />
      <OrderPage key={params.id} found={loaderData?.found} />
    </>
  );
}
