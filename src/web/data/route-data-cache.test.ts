import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '#client/log.ts';
import {
  cachedRouteData,
  clearRouteDataCache,
  isRouteDataCached,
  newest,
  setShownPage,
  storeRouteData,
  subscribeToRouteData,
} from './route-data-cache.ts';

type Page = { name: string; price?: number; subs?: string[] };

const url = new URL('https://shop.example/face-care?page=2');
const key = '/face-care?page=2';

function changes(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeToRouteData(() => {
      stop();
      resolve();
    });
  });
}

beforeEach(() => {
  clearRouteDataCache();
  // What a browser has and Node has not.
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
});
afterEach(() => vi.unstubAllGlobals());

describe('a page seen before', () => {
  test('has its data at once, and what changed since a moment later', async () => {
    const before: Page = { name: 'Face Care', price: 81, subs: ['Face Wash'] };
    await storeRouteData(key, before);
    const changed = changes();
    const read = vi.fn(async (_log: Log, kept?: Page) => ({
      ...kept,
      name: 'Face Care',
      price: 79,
    }));
    expect(cachedRouteData(url, read)).toBe(before);
    await changed;
    expect(read).toHaveBeenCalledOnce();
    expect(newest(before)).toEqual({ ...before, price: 79 });
    expect(newest(before)?.subs).toBe(before.subs);
  });

  test('goes on showing what it has where nothing changed, or a read failed', async () => {
    const before: Page = { name: 'Face Care', subs: ['Face Wash'] };
    await storeRouteData(key, before);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    cachedRouteData(url, async () => structuredClone(before));
    cachedRouteData(url, async (log) => {
      log('side list', new Error('cut off'));
      return { name: 'Face Care' };
    });
    cachedRouteData(url, async () => {
      throw new Error('cut off');
    });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(newest(before)).toBe(before);
    expect(isRouteDataCached(key)).toBe(true);
  });

  test('that is gone by now is no longer cached, and says so', async () => {
    const before: Page = { name: 'Face Care' };
    await storeRouteData(key, before);
    const changed = changes();
    cachedRouteData<Page>(url, async () => {
      throw new Response(null, { status: 404 });
    });
    await changed;
    expect(newest(before)).toBeNull();
    expect(isRouteDataCached(key)).toBe(false);
  });

  test('is read when it is on the screen: it wants to be read again', async () => {
    await storeRouteData(key, { name: 'Face Care', price: 81 });
    setShownPage(() => key);
    expect(
      await cachedRouteData<Page>(url, async () => ({ name: 'Face Care', price: 79 })),
    ).toEqual({
      name: 'Face Care',
      price: 79,
    });
    setShownPage(() => undefined);
  });
});

test('what streams in is cached once it is there', async () => {
  await storeRouteData(key, { product: 'Neem', reviews: Promise.resolve([5]) });
  expect(cachedRouteData<object>(url, async () => ({}))).toEqual({ product: 'Neem', reviews: [5] });
});

test('a page that failed is not cached', async () => {
  await storeRouteData(key, { failedRead: 500 });
  expect(isRouteDataCached(key)).toBe(false);
  await storeRouteData(key, { name: 'Face Care', listing: { failedRead: 503 } });
  expect(isRouteDataCached(key)).toBe(false);
});

test('twenty pages are cached, the least recently shown is dropped first', async () => {
  for (let page = 1; page <= 20; page += 1) await storeRouteData(`/shop?page=${page}`, { page });
  await storeRouteData('/shop?page=1', { page: 1 });
  await storeRouteData('/cart-care', { page: 21 });
  expect(isRouteDataCached('/shop?page=2')).toBe(false);
  for (const at of ['/shop?page=1', '/shop?page=3', '/cart-care'])
    expect(isRouteDataCached(at)).toBe(true);
});

test('cleared, it has nothing, nor what was still being read', async () => {
  const before: Page = { name: 'Face Care' };
  await storeRouteData(key, before);
  const slow = Promise.withResolvers<Page>();
  const read = vi.fn(() => slow.promise);
  cachedRouteData(url, read);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  const late = Promise.withResolvers<string>();
  const stored = storeRouteData('/late', { reviews: late.promise });
  clearRouteDataCache();
  slow.resolve({ name: 'Another' });
  late.resolve('5');
  await stored;
  expect(newest(before)).toBe(before);
  for (const at of [key, '/late']) expect(isRouteDataCached(at)).toBe(false);
});
