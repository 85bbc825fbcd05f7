import { browserLog, type Log } from '#client/log.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { isFailedRead } from './failed-read.ts';
import { shareStructure } from './structural-sharing.ts';

/** The data of pages shown before, by address; the least recently shown first. */
const cache = new Map<string, object>();
const maxPages = 20;
/** What has replaced data that a page may still show; null: the page is gone or has moved. */
const newer = new WeakMap<object, object | null>();
const listeners = new Set<() => void>();
/** The router knows the page on the screen before React has rendered it. */
let shownPage: () => string | undefined = () => undefined;
/** New whenever the cache is cleared: a read from before is not stored any more. */
let generation = 0;

/** `kept`: what the cache has, of which a read may reuse what hardly ever changes. */
type Read<T> = (log: Log, kept: T | undefined) => Promise<T>;

/**
 * For client loaders: stale while revalidate. A page seen before has its data at once, and is read
 * again behind it. The page on the screen is always read: it asks because something changed.
 */
export function cachedRouteData<T extends object>(url: URL, read: Read<T>): T | Promise<T> {
  const key = url.pathname + url.search;
  const kept = shownPage() === key ? undefined : (cache.get(key) as T | undefined); // `as`: an address has one route
  if (kept === undefined) return read(browserLog, undefined);
  void revalidate(key, kept, read);
  return kept;
}

async function revalidate<T extends object>(key: string, kept: T, read: Read<T>): Promise<void> {
  const mine = generation;
  let failed = false;
  const log: Log = (place, error) => {
    failed = true;
    browserLog(place, error);
  };
  // Sending takes a cheap phone longer than anything else here.
  await afterPaint();
  try {
    const fresh = shareStructure(kept, await settled(await read(log, kept)));
    // With a section missing the page would lose what it shows.
    if (failed || fresh === kept || mine !== generation) return;
    cache.set(key, fresh);
    newer.set(kept, fresh);
  } catch (error) {
    if (error instanceof Error) return browserLog('revalidate', error);
    cache.delete(key);
    newer.set(kept, null);
  }
  for (const listener of listeners) listener();
}

/** The data with its promises awaited; the same object where there are none. */
async function settled<T extends object>(data: T): Promise<T> {
  const parts = Object.entries(data);
  if (!parts.some(([, part]) => part instanceof Promise)) return data;
  const whole = await Promise.all(parts.map(async ([name, part]) => [name, await part] as const));
  return Object.fromEntries(whole) as T; // `as`: each part may be a promise or its value
}

export function setShownPage(key: () => string | undefined): void {
  shownPage = key;
}

/** Caches a page that is shown, once all of it is there. */
export async function storeRouteData(key: string, data: object): Promise<void> {
  const mine = generation;
  const whole = await settled(data).catch(() => undefined); // the page itself shows what failed
  if (!whole || mine !== generation || [whole, ...Object.values(whole)].some(isFailedRead)) return;
  cache.delete(key);
  cache.set(key, whole);
  const [oldest] = cache.keys();
  if (cache.size > maxPages && oldest !== undefined) cache.delete(oldest);
}

/** Under another address that leads to the same page, as far as `change` makes it differ. */
export function storeRouteDataAs<T extends object>(
  key: string,
  address: string,
  change: (data: T) => T,
): void {
  const data = cache.get(key) as T | undefined; // `as`: an address has one route
  if (data) void storeRouteData(address, change(data));
}

export function forgetRouteData(key: string): void {
  cache.delete(key);
}

export function isRouteDataCached(key: string): boolean {
  return cache.has(key);
}

/** Another customer, or a change of many pages. */
export function clearRouteDataCache(): void {
  generation += 1;
  cache.clear();
}

/** The data itself, what has replaced it, or null where the page is gone. */
export function newest<T extends object>(data: T): T | null {
  const next = newer.get(data);
  return next === undefined ? data : (next as T | null); // `as`: read by the same loader
}

export function subscribeToRouteData(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
