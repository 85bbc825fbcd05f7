import type { LoaderFunction, RouteObject } from 'react-router';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { isSessionEnd } from './submit-failure.tsx';
import { hasUnsaved } from './use-unsaved.ts';

/** After a read that failed. */
export const retryMs = 5_000;

/** How often the screen is just being read again behind the back of whoever looks at it. */
let refreshes = 0;
let failed = false;

export function isRefreshing(): boolean {
  return refreshes > 0;
}

/**
 * Reads the screen again with what it shows at hand: where a read fails, that stays, and nothing that
 * is typed or open is lost. Gives whether everything was read.
 */
export async function refreshBehind(revalidate: () => Promise<void>): Promise<boolean> {
  refreshes += 1;
  failed = false;
  await revalidate();
  refreshes -= 1;
  return !failed;
}

/** The routes, each loader keeping what it gave last. */
export function keepingShown(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const kept = typeof lazy === 'function' ? { lazy: async () => keepingLast(await lazy()) } : {};
    // `as`: an index route has no children, and gets none.
    return {
      ...route,
      ...kept,
      ...(children && { children: keepingShown(children) }),
    } as RouteObject;
  });
}

function keepingLast<M extends { loader?: unknown }>(module: M): M {
  if (typeof module.loader !== 'function') return module;
  const load = module.loader as LoaderFunction; // `as`: no screen has `loader: true`
  let last: { url: string; data: unknown } | undefined;
  const loader: LoaderFunction = async (args, context) => {
    const { url } = args.request;
    try {
      const data = await load(args, context);
      last = { url, data };
      return data;
    } catch (error) {
      const mayStay = isPassing(error) || (isSessionEnd(error) && hasUnsaved());
      if (!isRefreshing() || last?.url !== url || !mayStay) {
        // Not shown any more: the next read that fails must not bring it back.
        if (!args.request.signal.aborted) last = undefined;
        throw error;
      }
      browserLog('refresh', error);
      failed = true;
      return last.data;
    }
  };
  return { ...module, loader };
}

/** Of the network or of a shop that is busy; not an answer, such as that an order is not there. */
export function isPassing(error: unknown): boolean {
  if (!isRefusal(error)) return false;
  return error.code === 'unreachable' || error.httpStatus >= 500 || error.httpStatus === 429;
}
