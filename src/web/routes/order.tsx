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
import { pageStatus } from '#web/orders/order-data.ts';
import { findOrderWithReturns, type OrderWithReturns } from '#web/orders/returns-data.ts';
import type { Route } from './+types/order.ts';

type OrderData = { found: OrderWithReturns | Promise<OrderWithReturns> } | undefined;

const failed = { found: { name: 'failed' }, returns: undefined } as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId, unread } = context.get(visitorContext);
  const [call, log] = [context.get(callContext), context.get(logContext)];
  if (unread) return data({ found: failed }, { status: 503 });
  const { found, returns } = await forCustomer(userId, url, () =>
    findOrderWithReturns(call, log, params.id),
  );
  const whole = { found, returns: await returns };
  return data({ found: whole }, { status: pageStatus[found.name] });
}

/** Not awaited: the page shows a skeleton while the order is loading. */
export async function clientLoader({ params, url }: Route.ClientLoaderArgs): Promise<OrderData> {
  return forCustomer(storedUserId(), url, async () => ({
    // The session expired: useSessionSync redirects to /login.
    found: findOrderWithReturns(browserCall, browserLog, params.id).catch(() => failed),
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
