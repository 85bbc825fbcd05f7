import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { browserCall } from '#web/api.ts';
import { broadcastCartChange } from '#web/cart/cart-channel.ts';
import { readCart } from '#web/cart/cart-store.ts';
import { clearNoteAndCoupon } from '#web/note-and-coupon.ts';
import { type FoundOrder, findOrder } from './order-data.ts';
import { ordersPath } from './order-paths.ts';

/** Spec §2: the state of the navigation carries `order_id`; the browser keeps it over a reload. */
export function placedOrderState(orderId: number | undefined) {
  return { order_id: orderId };
}

function orderIdIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('order_id' in state)) return undefined;
  return typeof state.order_id === 'number' ? state.order_id : undefined;
}

/** The order just placed; undefined while loading. Opened without one, redirects to the list. */
export function usePlacedOrder() {
  const orderId = orderIdIn(useLocation().state);
  const navigate = useNavigate();
  const [found, setFound] = useState<FoundOrder>();

  const read = useCallback(() => {
    if (orderId === undefined) return;
    setFound(undefined);
    findOrder(browserCall, browserLog, orderId).then(setFound, () => setFound({ name: 'failed' }));
  }, [orderId]);

  useEffect(() => {
    if (orderId === undefined) void navigate(ordersPath, { replace: true });
    else read();
  }, [orderId, navigate, read]);
  useEffect(() => {
    if (orderId !== undefined) forgetCheckout();
  }, [orderId]);

  return { found, retry: read };
}

/** Spec §2: the note and the coupon belonged to the order; the cart is empty now. */
function forgetCheckout(): void {
  clearNoteAndCoupon();
  broadcastCartChange();
  void readCart();
}
