import type { Call } from '#contract/index.ts';
import { privateBrowserLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { readCheckout } from '#web/checkout/checkout-data.ts';
import { unansweredOrder } from '#web/checkout/checkout-store.ts';
import { PaymentStep } from '#web/checkout/PaymentStep.tsx';
import { findSentOrder } from '#web/checkout/sent-order.ts';
import type { Route } from './+types/complete-order.ts';

/** Coupon, note and delivery choice are in the browser. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateBrowserLoader(readPayment);

export default function CompleteOrder({ loaderData }: Route.ComponentProps) {
  const placed = loaderData && 'placed' in loaderData ? loaderData.placed : undefined;
  const data = loaderData && 'placed' in loaderData ? undefined : loaderData;
  return <PaymentStep data={data} placed={placed} />;
}

/** The last step also recovers an order whose answer was lost before a reload. */
async function readPayment(call: Call, userId: number, url: URL) {
  const sent = unansweredOrder();
  const fate = sent?.user_id === userId ? await findSentOrder(call, sent) : 'not-placed';
  if (fate !== 'not-placed') return { placed: fate };
  return readCheckout(call, userId, url);
}
