// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { queuedDays } from '#domain/limits.ts';
import { cartShop, goOnline, soap } from '#test/cart-shop.tsx';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { storedUserId, storeUser } from '#web/data/session.ts';
import { changeCart, type NewChange, startQueue } from './queue.ts';
import { readChanges } from './queue-db.ts';

const pack: NewChange = {
  ...{ customerId: 1, productId: soap.id, slot: 1, packSize: 6, by: 1, units: 6 },
  ...{ pricePaise: 90_00, mrpPaise: 120_00, name: 'Neem Soap', packaging: 'Box of 6' },
};

afterEach(() => vi.useRealTimers());

/** The queue of a page that is opened, until the test ends. */
function openPage(): void {
  onTestFinished(startQueue());
}

test('a change that meets an ended session arrives after signing in', async () => {
  const shop = cartShop();
  shop.answer({ addToCart: refused('not-signed-in') });
  expect(await changeCart(pack)).toEqual({ name: 'queued' });
  expect(storedUserId()).toBeUndefined();
  shop.answer({ addToCart: shop.answers.addToCart });
  storeUser(1, 'Asha');
  openPage();
  await expect.poll(shop.packs).toEqual([1]);
  await expect.poll(readChanges).toEqual([]);
});

test('a change that waited, and then meets an ended session, arrives after signing in', async () => {
  const shop = cartShop();
  openPage();
  shop.answer({ addToCart: noNetwork });
  expect(await changeCart(pack)).toEqual({ name: 'queued' });
  shop.answer({ addToCart: refused('not-signed-in') });
  await goOnline();
  await expect.poll(storedUserId).toBeUndefined();
  shop.answer({ addToCart: shop.answers.addToCart });
  storeUser(1, 'Asha');
  await goOnline();
  await expect.poll(shop.packs).toEqual([1]);
  await expect.poll(readChanges).toEqual([]);
});

test('a change of before is never sent for another customer, and is gone', async () => {
  const shop = cartShop();
  shop.answer({ addToCart: refused('not-signed-in') });
  await changeCart(pack);
  shop.answer({ addToCart: shop.answers.addToCart });
  storeUser(2, 'Rakesh');
  openPage();
  await expect.poll(readChanges).toEqual([]);
  expect(shop.packs()).toEqual([]);
});

test.each([
  ['is sent while the shop knows its key', -60_000, [1]],
  ['is told instead of sent once the shop may have forgotten its key', 60_000, []],
])('a change that waited %s', async (_what, byMs, packs) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const shop = cartShop();
  shop.answer({ addToCart: noNetwork });
  await changeCart(pack);
  shop.answer({ addToCart: shop.answers.addToCart });
  vi.setSystemTime(Date.now() + queuedDays * 24 * 60 * 60 * 1_000 + byMs);
  openPage();
  const left = packs.length > 0 ? [] : [{ productId: soap.id, refused: '', waiting: false }];
  await expect.poll(readChanges).toMatchObject(left);
  expect(shop.packs()).toEqual(packs);
});
