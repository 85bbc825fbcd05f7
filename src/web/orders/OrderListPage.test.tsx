// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cartShop, renderInShop } from '#test/cart-shop.tsx';
import { orderWire } from '#test/order-wire.ts';
import * as listRoute from '#web/routes/my-orders.tsx';

test('a customer without orders is told so', async () => {
  const shop = cartShop();
  shop.answer({ getOrdersByUserId: { orders: [], total: 0 } });
  const { screen } = renderInShop({ '/my-orders': listRoute }, '/my-orders');
  await screen.findByText('No orders found.');
  expect(screen.getByRole('link', { name: 'Go to shop' }).getAttribute('href')).toBe('/shop');
});

test('a product ordered in packs of two sizes is named once', async () => {
  const shop = cartShop();
  const order = orderWire();
  const [soap, shampoo] = JSON.parse(order.cart_items);
  const cart_items = JSON.stringify([soap, { ...soap, id: 79, variant: 'variant2' }, shampoo]);
  shop.answer({ getOrdersByUserId: { orders: [{ ...order, cart_items }], total: 1 } });
  const { screen } = renderInShop({ '/my-orders': listRoute }, '/my-orders');
  await screen.findByText(`${soap.product_name}, ${shampoo.product_name}`);
});

test('pages of many orders are turned', async () => {
  const shop = cartShop();
  shop.answer({ getOrdersByUserId: { orders: [orderWire()], total: 45 } });
  const { screen, user } = renderInShop({ '/my-orders': listRoute }, '/my-orders');
  await screen.findByText('Page 1 of 3');
  expect(screen.queryByRole('link', { name: 'Newer orders' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Older orders' }));
  await screen.findByText('Page 2 of 3');
  expect(screen.getByRole('link', { name: 'Newer orders' }).getAttribute('href')).toBe(
    '/my-orders',
  );
  const reads = shop.calls.filter(({ name }) => name === 'getOrdersByUserId');
  expect(reads.map(({ input }) => input)).toMatchObject([{ page: 1 }, { page: 2 }]);
});
