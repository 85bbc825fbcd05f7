import { data } from 'react-router';
import { browserLog } from '#client/log.ts';
import { forCustomer } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext, visitorContext } from '#web/data/context.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { storedUserId } from '#web/data/session.ts';
import { orderPage } from '#web/messages/en/orders.ts';
import { EditOrderPage } from '#web/orders/EditOrderPage.tsx';
import { readEdit } from '#web/orders/edit-data.ts';
import { OrderFailed, OrderNotFound } from '#web/orders/OrderPage.tsx';
import { OrderSkeleton } from '#web/orders/OrderSkeleton.tsx';
import { pageStatus } from '#web/orders/order-data.ts';
import type { Route } from './+types/edit-order.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId, unread } = context.get(visitorContext);
  const [call, log] = [context.get(callContext), context.get(logContext)];
  if (unread) return data({ found: { name: 'failed' } as const, stock: [] }, { status: 503 });
  const edit = await forCustomer(userId, url, () => readEdit(call, log, params.id, url));
  return data(edit, { status: pageStatus[edit.found.name] });
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return forCustomer(storedUserId(), url, () => readEdit(browserCall, browserLog, params.id, url));
}
clientLoader.hydrate = onlyInBrowser;

export default function EditOrder({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={orderPage.edit} hidden />
      <EditOrderBody given={loaderData} />
    </>
  );
}

function EditOrderBody({ given }: { given: Route.ComponentProps['loaderData'] }) {
  if (given === undefined) return <OrderSkeleton />;
  const { found, stock } = given;
  if (found.name === 'not-found') return <OrderNotFound />;
  if (found.name === 'failed') return <OrderFailed />;
  // The key resets the edit when the order has a new version.
  return <EditOrderPage key={found.order.version} order={found.order} stock={stock} />;
}
