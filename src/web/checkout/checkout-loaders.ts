import { onlyInBrowser, privateData } from '#web/account/account-data.ts';
import { browserCall } from '#web/api.ts';
import type { Visitor } from '#web/context.ts';
import { storedUserId } from '#web/session.ts';
import { readCheckout } from './checkout-data.ts';
import { recoverOrder } from './recover-order.ts';

/** The server only redirects visitors: coupon, note and delivery choice are in the browser. */
export async function checkoutOnServer(visitor: Visitor, url: URL): Promise<undefined> {
  if (onlyInBrowser) return undefined;
  return privateData(visitor.userId, url, async () => undefined);
}

/** The last step also recovers an order whose answer was lost before a reload. */
export function paymentInBrowser(url: URL) {
  return privateData(storedUserId(), url, async (id) => {
    const placedId = await recoverOrder(browserCall, id);
    return placedId === undefined ? readCheckout(browserCall, id, url) : { placedId };
  });
}

export function checkoutInBrowser(url: URL) {
  return privateData(storedUserId(), url, (id) => readCheckout(browserCall, id, url));
}
