import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCartProductByUserId } from '#contract/cart.ts';
import { noteAsOf } from '#web/data/as-of.ts';
import {
  cartNow,
  putUnits,
  readCart,
  readCartCount,
  readStaleCart,
  setCartOwner,
  whenRead,
} from './cart-store.ts';
import { shownUnits } from './pending-packs.ts';

const [wire] = getCartProductByUserId.example.output.cart;
if (!wire) throw new Error('no example');
const productId = wire.product_id;
/** Of slot 2, in packs of 12. */
const item = (packs: number) => ({ ...wire, variant_qty: packs, qty: 12 * packs });
const cartOf = (packs: number) => ({ status: 'success', cart: packs > 0 ? [item(packs)] : [] });
const units = (count: number) => ({ 1: 0, 2: count, 3: 0 });
const change = { customerId: 1, productId };

/** The network: requests wait for their answers. */
let requests: { url: string; answer: (body: object, headers?: HeadersInit) => void }[] = [];

function nextRequest(action: string) {
  return vi.waitFor(() => {
    const found = requests.findIndex(({ url }) => url.includes(action));
    const [request] = found < 0 ? [] : requests.splice(found, 1);
    if (!request) throw new Error(`no ${action}`);
    return request;
  });
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    const answer = (body: object, headers: HeadersInit = {}) =>
      resolve(Response.json(body, { headers }));
    requests.push({ url, answer });
    return promise;
  });
  setCartOwner(1);
});

afterEach(() => {
  setCartOwner(undefined);
  noteAsOf(Response.json({}));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function readAs(packs: number): Promise<void> {
  const read = readCart();
  (await nextRequest('getCartProductByUserId')).answer(cartOf(packs));
  expect(await read).toBe(true);
}

test('the cart is read where it is not known, and not once more where it is', async () => {
  const first = readStaleCart(60_000);
  const second = readStaleCart(60_000);
  (await nextRequest('getCartProductByUserId')).answer(cartOf(2));
  expect([await first, await second]).toEqual([true, true]);
  expect(await readStaleCart(60_000)).toBe(true);
  expect(requests).toEqual([]);
  expect(shownUnits(cartNow(), productId)).toEqual(units(24));
});

test('a cart that was read too long ago is read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await readAs(2);
  vi.setSystemTime(Date.now() + 5_001);
  expect(await readStaleCart(60_000)).toBe(true);
  const read = readStaleCart(5_000);
  (await nextRequest('getCartProductByUserId')).answer(cartOf(3));
  expect(await read).toBe(true);
  expect(shownUnits(cartNow(), productId)).toEqual(units(36));
});

test('a change shows its answer at once, on the line too, and then what is read', async () => {
  await readAs(2);
  putUnits(change, { 1: 6, 2: 36, 3: 0 });
  expect(shownUnits(cartNow(), productId)).toEqual({ 1: 6, 2: 36, 3: 0 });
  expect(cartNow().lines).toMatchObject([{ slot: 2, units: 36, packs: 3 }]);
  await readAs(3);
  expect(shownUnits(cartNow(), productId)).toEqual(units(36));
  putUnits(change, units(0));
  expect(cartNow()).toMatchObject({ lines: [], count: 0 });
});

test('a read that began before a change was answered is stale', async () => {
  await readAs(1);
  const stale = readCart();
  const { answer } = await nextRequest('getCartProductByUserId');
  putUnits(change, units(24));
  answer(cartOf(1));
  expect(await stale).toBe(true);
  expect(shownUnits(cartNow(), productId)).toEqual(units(24));
});

test('who waits for a read that another one overtakes has that one’s answer', async () => {
  const overtaken = readCart();
  await nextRequest('getCartProductByUserId');
  const second = readCart();
  (await nextRequest('getCartProductByUserId')).answer(cartOf(3));
  expect([await overtaken, await second, await whenRead()]).toEqual([true, true, true]);
  expect(cartNow().lines).toMatchObject([{ packs: 3 }]);
});

test('an answer to the customer before is not shown to the next one', async () => {
  await readAs(2);
  setCartOwner(2);
  expect(shownUnits(cartNow(), productId)).toEqual(units(0));
  putUnits(change, units(48));
  expect(shownUnits(cartNow(), productId)).toEqual(units(0));
});

test('what the service worker kept is taken where nothing is known, and never for newer', async () => {
  const kept = { 'x-thok-as-of': '10:42 am' };
  const first = readCart();
  (await nextRequest('getCartProductByUserId')).answer(cartOf(1), kept);
  expect(await first).toBe(true);
  putUnits(change, units(24));
  const again = readCart();
  (await nextRequest('getCartProductByUserId')).answer(cartOf(1), kept);
  expect(await again).toBe(false);
  const counting = readCartCount();
  (await nextRequest('countCartVariants')).answer({ status: 'success', count: 7 }, kept);
  await counting;
  expect(cartNow()).toMatchObject({ count: 1, failed: true });
  expect(shownUnits(cartNow(), productId)).toEqual(units(24));
});

test('the count is read alone where the lines are known and as many', async () => {
  await readAs(2);
  const counting = readCartCount();
  (await nextRequest('countCartVariants')).answer({ status: 'success', count: 1 });
  await counting;
  const differs = readCartCount();
  (await nextRequest('countCartVariants')).answer({ status: 'success', count: 2 });
  (await nextRequest('getCartProductByUserId')).answer(cartOf(2));
  await differs;
  expect(requests).toEqual([]);
});
