// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartShop, renderInShop, shampoo, soap } from '#test/cart-shop.tsx';
import { putQueue, whenRead } from './cart-store.ts';
import type { QueuedChange } from './queue-db.ts';

const change = (more: Partial<QueuedChange>): QueuedChange => ({
  ...{ key: 'k', customerId: 1, productId: 12, slot: 1, packSize: 6, by: 1, units: 6, at: 0 },
  ...{ pricePaise: 84_00, mrpPaise: 120_00, name: 'Neem Soap', packaging: '', waiting: true },
  ...more,
});

async function openAt(path: string, shop = cartShop()) {
  const { screen } = renderInShop({ [path]: { default: () => null } }, path);
  const names = () => shop.calls.map(({ name }) => name);
  await expect.poll(names).toContain('getCartProductByUserId');
  await act(() => whenRead());
  return {
    bar: () => screen.queryByRole('region', { name: 'Your cart' }),
    wait: (queue: QueuedChange[]) => act(async () => putQueue(queue)),
  };
}

test('the bar says what the cart holds and comes to, what waits and what was not added', async () => {
  const shop = cartShop();
  shop.put(soap, 1);
  shop.put(shampoo, 2, { slot: 2 });
  const { bar, wait } = await openAt('/shop', shop);
  expect(bar()?.textContent).toBe('2 items · ₹2,448.00 · View cart');
  await wait([
    change({}),
    change({ key: 'l', productId: 13, waiting: false, refused: 'Only 3 unit(s) left.' }),
  ]);
  expect(bar()?.textContent).toBe('2 items · ₹2,448.00 · 1 pending · 1 not added · View cart');
  expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/cart');
});

test('an empty cart has no bar, but where something waits', async () => {
  const { bar, wait } = await openAt('/shop');
  expect(bar()).toBeNull();
  await wait([change({})]);
  expect(bar()?.textContent).toBe('1 pending · View cart');
});

test('where a page has a bar of its own there is none', async () => {
  const shop = cartShop();
  shop.put(soap, 1);
  expect((await openAt('/cart', shop)).bar()).toBeNull();
});
