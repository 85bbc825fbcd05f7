import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useNotifications } from '#web/notifications/notifications-context.tsx';

/**
 * Reads the order again when its tab becomes visible, and when the bell rings: every move of an order
 * by the shop comes with a notification.
 */
export function useRevalidateOrder(): void {
  const { revalidate } = useRevalidator();
  const newest = useNotifications().latest?.items[0]?.id;
  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== newest) void revalidate();
    seen.current = newest;
  }, [newest, revalidate]);
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [revalidate]);
}
