import { use } from 'react';

/** A value in the page from the server; a promise after a navigation in the browser. */
export type MaybePromise<T> = T | Promise<T>;

/** Its value; a pending promise suspends to the nearest fallback. */
export function useAwaited<T>(value: MaybePromise<T>): T {
  return value instanceof Promise ? use(value) : value;
}
