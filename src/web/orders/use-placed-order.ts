import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearNoteAndCoupon } from '#web/data/note-and-coupon.ts';
import type { FoundOrder } from './order-data.ts';
import { ordersPath } from './order-paths.ts';
import { preparedOrder, readOrder } from './prepared-order.ts';

/** Spec §2: the state of the navigation carries `order_id`; the browser keeps it over a reload. */
export function placedOrderState(orderId: number | undefined) {
  return { order_id: orderId };
}

function orderIdIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('order_id' in state)) return undefined;
  return Number.isSafeInteger(state.order_id) ? Number(state.order_id) : undefined;
}

/** The order just placed; undefined while loading. Opened without one, redirects to the list. */
export function usePlacedOrder() {
  const orderId = orderIdIn(useLocation().state);
  const navigate = useNavigate();
  const [found, setFound] = useState<FoundOrder | undefined>(() => preparedOrder(orderId));
  const failed = found?.name === 'failed';

  const read = useCallback(() => {
    if (orderId !== undefined) readOrder(orderId).then(setFound);
  }, [orderId]);

  const retry = useCallback(() => {
    setFound(undefined);
    read();
  }, [read]);

  useEffect(() => {
    if (orderId === undefined) void navigate(ordersPath, { replace: true });
    else read();
  }, [orderId, navigate, read]);
  useEffect(() => {
    // Spec §2: the note and the coupon belonged to the order.
    if (orderId !== undefined) clearNoteAndCoupon();
  }, [orderId]);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  return { orderId, found, retry };
}
