import { use } from 'react';

/** There already when the server rendered the page; still on its way when the browser asked. */
export type Soon<T> = T | Promise<T>;

/** Its value; until it is there the nearest Suspense shows its fallback. */
export function useSoon<T>(soon: Soon<T>): T {
  return soon instanceof Promise ? use(soon) : soon;
}
