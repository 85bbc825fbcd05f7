import { onlyInBrowser, privateData } from '#web/account/account-data.ts';
import { browserCall } from '#web/api.ts';
import { callContext, visitorContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { OrderListPage } from '#web/orders/OrderListPage.tsx';
import { readOrders } from '#web/orders/orders-data.ts';
import { PageHead } from '#web/PageHead.tsx';
import { storedUserId } from '#web/session.ts';
import type { Route } from './+types/my-orders.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId } = context.get(visitorContext);
  return privateData(userId, url, (id) =>
    readOrders(context.get(callContext), id, url.searchParams),
  );
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateData(storedUserId(), url, (id) => readOrders(browserCall, id, url.searchParams));
}
clientLoader.hydrate = onlyInBrowser;

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  const t = useMessages().orderList;
  return (
    <>
      <PageHead title={t.title} hidden />
      <OrderListPage list={loaderData} />
    </>
  );
}
