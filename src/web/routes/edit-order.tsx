import { data } from 'react-router';
import { browserLog, type Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import { mayCustomerChange } from '#domain/orders/order-status.ts';
import { forCustomer } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext, visitorContext } from '#web/data/context.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { redirectAway } from '#web/data/redirect-away.ts';
import { storedUserId } from '#web/data/session.ts';
import { orderPage } from '#web/messages/en/orders.ts';
import { EditOrderPage } from '#web/orders/EditOrderPage.tsx';
import { OrderFailed, OrderNotFound } from '#web/orders/OrderPage.tsx';
import { OrderSkeleton } from '#web/orders/OrderSkeleton.tsx';
import { type FoundOrder, findOrder, pageStatus, readStock } from '#web/orders/order-data.ts';
import { closedOrderPath } from '#web/orders/order-paths.ts';
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

type EditData = {
  found: FoundOrder;
  /** Units left in the shop, by product; none for what is no longer for sale. */
  stock: [number, number][];
};

/** The order and its stock; one that may no longer be changed redirects to its page. */
async function readEdit(call: Call, log: Log, id: string, url: URL): Promise<EditData> {
  const found = await findOrder(call, log, id);
  if (found.name !== 'loaded') return { found, stock: [] };
  if (!mayCustomerChange(found.order.status)) {
    throw redirectAway(url, closedOrderPath(found.order.id));
  }
  const stock = await optional(log, 'stock of an order', readStock(call, found.order));
  // Without the stock nothing may be added: the order cannot be edited as it should be.
  return stock ? { found, stock } : { found: { name: 'failed' }, stock: [] };
}
