import { broadcastCartChange } from '#web/cart/cart-channel.ts';
import { putEmptyCart } from '#web/cart/cart-store.ts';
import { clearRouteDataCache } from '#web/data/route-data-cache.ts';
import { forgetKeptCart } from '#web/service-worker/kept-cart.ts';
import { endCheckout } from './checkout-store.ts';
import { expireTerms } from './checkout-terms.ts';

/**
 * The order took stock, and home offers to buy it again. The cart is empty now: other tabs hear of it,
 * and this one reads its count with the next page.
 */
export function orderPlaced(): void {
  endCheckout();
  expireTerms();
  clearRouteDataCache();
  putEmptyCart();
  forgetKeptCart();
  broadcastCartChange();
}
