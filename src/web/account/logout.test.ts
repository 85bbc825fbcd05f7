// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soap } from '#test/cart-shop.tsx';
import { putChanges, type QueuedChange, readChanges } from '#web/cart/queue-db.ts';
import { storedUserId, storeUser } from '#web/data/session.ts';
import { isLogoutUnfinished, logout } from './logout.ts';

const change: QueuedChange = {
  ...{ key: 'key', customerId: 1, productId: soap.id, slot: 1, packSize: 6, by: 1, units: 6 },
  ...{ pricePaise: 90_00, mrpPaise: 120_00, name: 'Neem Soap', packaging: 'Box of 6', at: 0 },
};

beforeEach(async () => {
  storeUser(1, 'Asha');
  await putChanges([change]);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['reached the server', () => Promise.resolve(new Response()), false],
  ['was refused', () => Promise.resolve(new Response('', { status: 503 })), true],
  ['had no network', () => Promise.reject(new TypeError('Failed to fetch')), true],
])(
  'signing out that %s forgets the customer and the packs that wait',
  async (_how, fetch, open) => {
    vi.stubGlobal('fetch', vi.fn(fetch));
    await logout();
    expect(storedUserId()).toBeUndefined();
    expect(await readChanges()).toEqual([]);
    // The server's session is still valid then: it shows nothing of the customer.
    // happy-dom drops a cookie without any age a millisecond later.
    await expect.poll(isLogoutUnfinished).toBe(open);
  },
);
