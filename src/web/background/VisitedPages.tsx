import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { savesData } from '#ui/saves-data.ts';
import { isLogoutUnfinished } from '#web/account/logout.ts';
import { useUserId } from '#web/data/use-user.ts';
import { ordersPath } from '#web/orders/order-paths.ts';
import { buyAgainPath, cartPath } from '#web/paths/paths.ts';
import { keepPages } from '#web/service-worker/keep-pages.ts';

const minuteMs = 60_000;
const maxAgeMs = 10 * minuteMs;
/** The page's own reads go first. */
const afterMs = 1_000;
const customerPages = ['/', cartPath, buyAgainPath, ordersPath];
const customerMaxAgeMs = 24 * 60 * minuteMs;

/** What was opened before this script came. */
function pagesSoFar(): string[] {
  const { navigation } = window as { navigation?: Navigation }; // `as`: not in every browser
  const entries = navigation?.entries().filter((entry) => entry.sameDocument) ?? [];
  return entries.flatMap(({ url }) => url ?? []);
}

/** Nothing is loaded where data is scarce, nor while the server still knows who has logged out. */
function mayLoad(): boolean {
  return navigator.onLine && !savesData() && !isLogoutUnfinished();
}

/** Has the service worker keep the pages that the app itself opened, and those a customer starts with. */
export function VisitedPages() {
  const { pathname, search } = useLocation();
  const userId = useUserId();
  const shown = useRef(new Set(pagesSoFar()));

  useEffect(() => {
    // The first page of the first visit came past the service worker. The browser's own cache has it.
    const pages = performance.getEntriesByType('navigation').map(({ name }) => name);
    void keepPages({ pages, maxAgeMs, cache: 'force-cache' });
  }, []);

  useEffect(() => {
    shown.current.add(pathname + search);
    const timer = setTimeout(() => {
      if (!mayLoad()) return;
      void keepPages({ pages: [...shown.current], maxAgeMs, cache: 'default' });
      shown.current.clear();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);

  useEffect(() => {
    if (userId === undefined) return;
    const timer = setTimeout(() => {
      if (!mayLoad()) return;
      void keepPages({ pages: customerPages, maxAgeMs: customerMaxAgeMs, cache: 'default' });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [userId]);

  return null;
}
