import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import { privateBrowserLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { readLines } from '#web/cart/cart-data.ts';
import { readCheckout } from '#web/checkout/checkout-data.ts';
import { markSent, unansweredOrder } from '#web/checkout/checkout-store.ts';
import { newestOrderId } from '#web/checkout/newest-order.ts';
import { orderPlaced } from '#web/checkout/order-placed.ts';
import { PaymentStep } from '#web/checkout/PaymentStep.tsx';
import type { Route } from './+types/complete-order.ts';

/** Coupon, note and delivery choice are in the browser. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateBrowserLoader(readPayment);

export default function CompleteOrder({ loaderData }: Route.ComponentProps) {
  const placedId = loaderData && 'placedId' in loaderData ? loaderData.placedId : undefined;
  const data = loaderData && 'placedId' in loaderData ? undefined : loaderData;
  return <PaymentStep data={data} placedId={placedId} />;
}

/**
 * The order that this checkout sent but got no answer for, if it was placed. The same idempotency key
 * is sent again, and only with an empty cart: that can find an order, never place one.
 */
async function recoverOrder(call: Call, userId: number): Promise<number | undefined> {
  const sent = unansweredOrder();
  if (sent?.user_id !== userId || (await readLines(call, userId)).length > 0) return undefined;
  try {
    const { order_id } = await call('insertOrder', sent);
    orderPlaced();
    return order_id ?? (await newestOrderId(call, sent));
  } catch (error) {
    if (isRefusal(error) && error.code === 'unreachable') throw error;
    markSent(undefined);
    return undefined;
  }
}

/** The last step also recovers an order whose answer was lost before a reload. */
async function readPayment(call: Call, userId: number, url: URL) {
  const placedId = await recoverOrder(call, userId);
  return placedId === undefined ? readCheckout(call, userId, url) : { placedId };
}
