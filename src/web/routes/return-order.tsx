import { data } from 'react-router';
import { browserLog, type Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { forCustomer } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext, visitorContext } from '#web/data/context.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { storedUserId } from '#web/data/session.ts';
import { orderReturns } from '#web/messages/en/returns.ts';
import { OrderFailed, OrderNotFound } from '#web/orders/OrderPage.tsx';
import { OrderSkeleton } from '#web/orders/OrderSkeleton.tsx';
import { type FoundOrder, findOrder, pageStatus } from '#web/orders/order-data.ts';
import { ReturnFormPage } from '#web/orders/ReturnFormPage.tsx';
import { type OrderReturns, readReturns } from '#web/orders/returns-data.ts';
import type { Route } from './+types/return-order.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId, unread } = context.get(visitorContext);
  const [call, log] = [context.get(callContext), context.get(logContext)];
  if (unread) return data({ found: { name: 'failed' } as const, read: undefined }, { status: 503 });
  const answer = await forCustomer(userId, url, () => readForm(call, log, params.id));
  return data(answer, { status: pageStatus[answer.found.name] });
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return forCustomer(storedUserId(), url, () => readForm(browserCall, browserLog, params.id));
}
clientLoader.hydrate = onlyInBrowser;

export default function ReturnOrder({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={orderReturns.ask} hidden />
      <Body given={loaderData} />
    </>
  );
}

function Body({ given }: { given: Route.ComponentProps['loaderData'] }) {
  if (given === undefined) return <OrderSkeleton />;
  const { found, read } = given;
  if (found.name === 'not-found') return <OrderNotFound />;
  if (found.name === 'failed' || !read) return <OrderFailed />;
  return <ReturnFormPage key={found.order.id} orderId={found.order.id} read={read} />;
}

type FormData = { found: FoundOrder; read: OrderReturns | undefined };

async function readForm(call: Call, log: Log, id: string): Promise<FormData> {
  const found = await findOrder(call, log, id);
  const read = found.name === 'loaded' ? await readReturns(call, log, found.order.id) : undefined;
  return found.name === 'loaded' && !read ? { found: { name: 'failed' }, read } : { found, read };
}
