import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { cartPath } from '#web/paths.ts';
import { useUserId } from '#web/use-user.ts';
import {
  type Cart,
  cartNow,
  emptyCart,
  readCart,
  readCartCount,
  setCartOwner,
  subscribeToCart,
} from './cart-store.ts';
import { onChangeElsewhere } from './other-tabs.ts';
import { forgetPrices } from './seen-prices.ts';

export function useCart(): Cart {
  return useSyncExternalStore(subscribeToCart, cartNow, () => emptyCart);
}

/** Lines in the cart, for the cart icons. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribeToCart,
    () => cartNow().count,
    () => 0,
  );
}

/** Once for the whole app: the cart follows the signed-in customer, the route and the other tabs. */
export function useCartWatch(): void {
  const userId = useUserId();
  const { key, pathname } = useLocation();

  useLayoutEffect(() => setCartOwner(userId), [userId]);
  // `key` is the route change.
  useEffect(() => {
    if (userId === undefined) return;
    // The cart page shows what is there now, not a minute ago.
    if (pathname === cartPath) void readCart();
    else {
      forgetPrices();
      void readCartCount();
    }
  }, [userId, key, pathname]);
  useEffect(() => onChangeElsewhere(() => void readCart()), []);
}
