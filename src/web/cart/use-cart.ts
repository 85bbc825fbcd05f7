import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#ui/after-paint.ts';
import { type ChangedProducts, onChangedProducts } from '#web/catalogue/changed-products.ts';
import { onOnline } from '#web/data/on-online.ts';
import { useUserId } from '#web/data/use-user.ts';
import { cartPath } from '#web/paths/paths.ts';
import { onCartChangedElsewhere } from './cart-channel.ts';
import {
  type Cart,
  cartNow,
  emptyCart,
  readCart,
  readCartCount,
  readChangedCart,
  setCartOwner,
  subscribeToCart,
} from './cart-store.ts';
import { forgetPreviousPrices } from './previous-prices.ts';

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

/** Once for the whole app: keeps the cart in sync with the customer, the route and other tabs. */
export function useCartSync(): void {
  const userId = useUserId();
  const { key, pathname } = useLocation();

  useLayoutEffect(() => setCartOwner(userId), [userId]);
  // `key` changes with every navigation.
  useEffect(() => {
    if (userId === undefined) return undefined;
    // The cart page never shows cached lines.
    if (pathname === cartPath) {
      void readCart();
      return undefined;
    }
    forgetPreviousPrices();
    let isLeft = false;
    // Sending takes time on a cheap phone: the page comes first.
    void afterPaint().then(() => (isLeft ? undefined : readCartCount()));
    return () => {
      isLeft = true;
    };
  }, [userId, key, pathname]);
  useEffect(() => onCartChangedElsewhere(() => void readCart()), []);
  useEffect(() => onOnline(() => void (cartNow().failed && readCart())), []);
  const onChanged = useEffectEvent((changed: ChangedProducts) =>
    readChangedCart(changed, pathname === cartPath),
  );
  useEffect(() => onChangedProducts((changed) => onChanged(changed)), []);
}
