import { use, useEffect, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useRevalidator,
} from 'react-router';
import {
  clearRouteDataCache,
  newest,
  setShownPage,
  storeRouteData,
  subscribeToRouteData,
} from './route-data-cache.ts';
import { subscribeToUser } from './session.ts';

/** What the loader gave, or what was read since; caches it for the next visit. */
export function usePageData<T extends object>(loaded: T): T {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const found = useSyncExternalStore(
    subscribeToRouteData,
    () => newest(loaded),
    () => loaded,
  );
  const data = found ?? loaded;
  useEffect(() => void storeRouteData(pathname + search, data), [pathname, search, data]);
  useEffect(() => {
    // The loader says what became of the page: not there, or elsewhere.
    if (found === null) void revalidate();
  }, [found, revalidate]);
  return data;
}

/** Once for the whole app: tells the cache who is signed in and what is on the screen. */
export function useRouteDataCacheSync(): void {
  const router = use(DataRouterContext)?.router;
  useEffect(() => subscribeToUser(clearRouteDataCache), []);
  useEffect(() => {
    setShownPage(() => router && router.state.location.pathname + router.state.location.search);
  }, [router]);
}
