import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, matchRoutes } from 'react-router';
import { browserLog } from '#client/log.ts';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { cartPath, productPath } from '#web/paths.ts';
import { useUserId } from '#web/use-user.ts';

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
      return route === undefined || route.id in (framework?.routeModules ?? {});
    },
    async load(path: string): Promise<void> {
      const route = routeOf(path);
      if (route) await import(/* @vite-ignore */ route.handle);
    },
  };
}

/** Long after the first screen: what is loaded early must not compete with it. */
const prefetchAfterMs = 4_000;

/** Navigators that say so want to save data. */
function savesData(): boolean {
  // `as`: not in every browser, so not in TypeScript's types
  return (
    (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
  );
}

/** Loads the scripts of home, product and cart when idle, so that these pages open on a bad network. */
export function usePrefetchPages(): void {
  const scripts = usePageScripts();
  const userId = useUserId();
  const prefetch = useEffectEvent(() => {
    if (savesData()) return;
    const paths = ['/', productPath('any'), ...(userId === undefined ? [] : [cartPath])];
    for (const path of paths.filter((one) => !scripts.isLoaded(one))) {
      queueIdleTask(() => {
        scripts.load(path).catch((error) => browserLog('prefetch', error));
      });
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => prefetch(), prefetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
