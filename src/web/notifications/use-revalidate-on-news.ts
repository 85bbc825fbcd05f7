import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useNotifications } from './notifications-context.tsx';

/**
 * Reads the page again when its tab becomes visible, and when the bell rings: whatever the shop does with an order or
 * an account comes with a notification.
 */
export function useRevalidateOnNews(): void {
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
