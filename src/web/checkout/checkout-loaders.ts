import type { RouterContextProvider } from 'react-router';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { readCheckout } from './checkout-data.ts';
import { recoverOrder } from './recover-order.ts';

/** The server only redirects visitors: coupon, note and delivery choice are in the browser. */
export function checkoutOnServer(context: Readonly<RouterContextProvider>, url: URL) {
  return privateLoader(context, url, async () => undefined);
}

/** The last step also recovers an order whose answer was lost before a reload. */
export function paymentInBrowser(url: URL) {
  return privateClientLoader(url, async (call, id) => {
    const placedId = await recoverOrder(call, id);
    return placedId === undefined ? readCheckout(call, id, url) : { placedId };
  });
}

export function checkoutInBrowser(url: URL) {
  return privateClientLoader(url, (call, id) => readCheckout(call, id, url));
}
