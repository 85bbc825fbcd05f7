import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, matchRoutes } from 'react-router';
import { browserLog } from '#client/log.ts';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { savesData } from '#ui/saves-data.ts';
import { useUserId } from '#web/data/use-user.ts';
import { buyingPaths, invoicePath, productPath, shelfPath } from '#web/paths/paths.ts';

/** Scripts of pages that were loaded before their page was opened. */
const loaded = new Set<string>();

/** The scripts of pages, as React Router's manifest names them. */
export function usePageScripts() {
  const framework = use(FrameworkContext);

  function routeOf(path: string) {
    const routes = Object.values(framework?.manifest.routes ?? {}).flatMap((route) =>
      route?.parentId === 'root'
        ? [{ id: route.id, path: route.path ?? '', handle: route.module }]
        : [],
    );
    return matchRoutes(routes, path)?.at(-1)?.route;
  }

  return {
    isLoaded(path: string): boolean {
      const route = routeOf(path);
      const opened = framework?.routeModules ?? {};
      return route === undefined || route.id in opened || loaded.has(route.handle);
    },
    async load(path: string): Promise<void> {
      const route = routeOf(path);
      if (!route) return;
      // With what it imports, which the browser would only ask for once the first one is there.
      const { imports = [] } = framework?.manifest.routes[route.id] ?? {};
      const scripts = [route.handle, ...imports];
      await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
      loaded.add(route.handle);
    },
  };
}

/** Long after the first screen: what is loaded early must not compete with it. */
const prefetchAfterMs = 4_000;

/** Whatever the product or the list is called, its page has the same script. */
const shopPages = [productPath('any'), shelfPath('any'), '/', '/shop'];
const customerPages = [...buyingPaths, invoicePath];

/**
 * Loads the scripts of the way from a list to the invoice when idle, so that these pages open at once
 * and on a bad network; the picker's are loaded by LazyCartOverlays.
 */
export function usePrefetchPages(): void {
  const scripts = usePageScripts();
  const userId = useUserId();
  const prefetch = useEffectEvent((pages: readonly string[]) => {
    for (const path of pages.filter((one) => !scripts.isLoaded(one))) {
      queueIdleTask(() => {
        scripts.load(path).catch((error) => browserLog('prefetch', error));
      });
    }
  });
  const isCustomer = userId !== undefined;
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => {
      prefetch(isCustomer ? [...shopPages, ...customerPages] : shopPages);
    }, prefetchAfterMs);
    return () => clearTimeout(timer);
  }, [isCustomer]);
}
