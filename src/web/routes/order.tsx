import { data } from 'react-router';
import { onlyInBrowser, privateData } from '#web/account/account-data.ts';
import { browserCall } from '#web/api.ts';
import { callContext, visitorContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { OrderPage } from '#web/orders/OrderPage.tsx';
import { type FoundOrder, findOrder } from '#web/orders/order-data.ts';
import { PageHead } from '#web/PageHead.tsx';
import { storedUserId } from '#web/session.ts';
import type { Route } from './+types/order.ts';

type OrderData = { found: FoundOrder | Promise<FoundOrder> } | undefined;

const statuses = { loaded: 200, 'not-found': 404, failed: 500 } as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId } = context.get(visitorContext);
  const call = context.get(callContext);
  const found = await privateData(userId, url, () => findOrder(call, params.id));
  return data({ found }, { status: statuses[found.name] });
}

/** Not awaited: the page shows a skeleton while the order is loading. */
export async function clientLoader({ params, url }: Route.ClientLoaderArgs): Promise<OrderData> {
  return privateData(storedUserId(), url, async () => ({
    // The session expired: useSessionSync redirects to /login.
    found: findOrder(browserCall, params.id).catch(() => ({ name: 'failed' }) as const),
  }));
}
clientLoader.hydrate = onlyInBrowser;

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  const t = useMessages().orderPage;
  return (
    <>
      <PageHead title={/^\d+$/.test(params.id) ? t.title(Number(params.id)) : t.notFound} hidden />
      <OrderPage found={loaderData?.found} />
    </>
  );
}
