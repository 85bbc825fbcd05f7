import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserCall } from '#web/api.ts';
import { browserLog, optional } from '#web/log.ts';
import { useUserId } from '#web/use-user.ts';

type ShopCounts = { cart: number; unread: number };

const none: ShopCounts = { cart: 0, unread: 0 };
const ShopCountsContext = createContext<ShopCounts>(none);

export function useShopCounts(): ShopCounts {
  return useContext(ShopCountsContext);
}

async function readCounts(userId: number, signal: AbortSignal): Promise<ShopCounts> {
  const user = { user_id: userId };
  const [cart, notifications] = await Promise.all([
    optional(browserLog, 'cart count', browserCall('countCartVariants', user, signal)),
    optional(browserLog, 'notifications', browserCall('getUserNotifications', user, signal)),
  ]);
  const unread = notifications?.data.filter((row) => row.status_response === 'unread');
  return { cart: cart?.count ?? 0, unread: unread?.length ?? 0 };
}

/** Spec §4: the counts refresh on every route change when a user id exists. */
export function ShopCountsProvider({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const { key } = useLocation();
  const [counts, setCounts] = useState(none);

  useEffect(() => {
    if (userId === undefined) return setCounts(none);
    const abort = new AbortController();
    readCounts(userId, abort.signal).then((read) => {
      if (!abort.signal.aborted) setCounts(read);
    });
    return () => abort.abort();
    // `key` is the route change.
  }, [userId, key]);

  return <ShopCountsContext value={counts}>{children}</ShopCountsContext>;
}
