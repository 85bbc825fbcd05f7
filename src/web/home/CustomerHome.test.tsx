// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { fakeShop } from '#test/fake-shop.ts';
import { renderScreens } from '#test/render-part.tsx';
import { CustomerPanel, DeliveringTo } from './CustomerHome.tsx';

test('a customer sees where it is delivered and how the last order stands, by one read', async () => {
  const { data } = actions.getCustomerById.example.output;
  const [order] = actions.getOrdersByUserId.example.output.orders;
  if (!order) throw new Error('no example');
  localStorage.setItem('userId', '1');
  const shop = fakeShop({
    getCustomerById: { data },
    getOrdersByUserId: { orders: [{ ...order, due: 1894 }], total: 1 },
  });
  const home = () => (
    <>
      <DeliveringTo userId={1} />
      <CustomerPanel userId={1} />
    </>
  );
  const { screen } = renderScreens({ '/': { default: home } }, '/');
  await screen.findByText(`Delivering to ${data.firm_name} · ${data.address}`);
  const last = screen.getByRole('link', { name: new RegExp(`^Order #${order.id}`) });
  expect(last.textContent).toContain('Due ₹1,894.00');
  expect(last.getAttribute('href')).toBe(`/order/${order.id}`);
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe('/buy-again');
  expect(shop.calls.map(({ name }) => name).sort()).toEqual([
    'getCustomerById',
    'getOrdersByUserId',
  ]);
});
