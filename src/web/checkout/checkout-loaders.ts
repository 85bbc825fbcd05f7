import { onlyInBrowser, privateData } from '#web/account/account-data.ts';
import { browserCall } from '#web/api.ts';
import type { Visitor } from '#web/context.ts';
import { storedUserId } from '#web/session.ts';
import { readCheckout } from './checkout-data.ts';
import { findPlaced } from './find-placed.ts';

/** The server only turns visitors away: coupon, note and choice are in the browser. */
export async function checkoutOnServer(visitor: Visitor, url: URL): Promise<undefined> {
  if (onlyInBrowser) return undefined;
  return privateData(visitor.userId, url, async () => undefined);
}

/** The last step also hears of an order whose answer got lost before the page was opened again. */
export function paymentInBrowser(url: URL) {
  return privateData(storedUserId(), url, async (id) => {
    const placedId = await findPlaced(browserCall, id);
    return placedId === undefined ? readCheckout(browserCall, id) : { placedId };
  });
}

export function checkoutInBrowser(url: URL) {
  return privateData(storedUserId(), url, (id) => readCheckout(browserCall, id));
}
