import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { orderList as t } from '#web/messages/en/orders.ts';
import { OrderListPage } from '#web/orders/OrderListPage.tsx';
import { readOrders } from '#web/orders/orders-data.ts';
import type { Route } from './+types/my-orders.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, (call, id) => readOrders(call, id, url.searchParams));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, (call, id) => readOrders(call, id, url.searchParams));
}
clientLoader.hydrate = onlyInBrowser;

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <OrderListPage list={loaderData} />
    </>
  );
}
