// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartShop, renderInShop } from '#test/cart-shop.tsx';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { orderWire } from '#test/order-wire.ts';
import { renderPart } from '#test/render-part.tsx';
import * as orderRoute from '#web/routes/order.tsx';
import { paymentName } from './delivery-name.ts';
import { orderFromWire } from './order.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Tracker } from './Tracker.tsx';

function openOrder(shop: ReturnType<typeof cartShop>) {
  const view = renderInShop({ '/order/:id': orderRoute }, '/order/31');
  const press = async (name: string) =>
    view.user.click(await view.screen.findByRole('button', { name }));
  return { ...view, shop, press };
}

const cancelled = orderWire({
  status: 'cancelled',
  due: 0,
  events: [{ status: 'cancelled', at: '2026-10-02T10:30:00.000Z' }],
});

test('an order is cancelled after a question, once', async () => {
  const shop = cartShop();
  shop.answer({ getOrderById: { order: orderWire() } });
  const { screen, user, press, dialog, sayOk } = openOrder(shop);
  await press('Cancel order');
  const ask = await dialog('Cancel this order?');
  expect(ask.textContent).toContain('Do you really want to cancel this order?');
  await press('Keep order');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

  shop.answer({ cancelOrderById: noNetwork });
  await press('Cancel order');
  await press('Yes, cancel it');
  const failed = await dialog('Order not cancelled');
  expect(failed.textContent).toContain('Failed to cancel order.');
  shop.answer({
    cancelOrderById: { message: 'Your order has been cancelled.' },
    getOrderById: { order: cancelled },
  });
  shop.calls.splice(0);
  await user.dblClick(within(failed).getByRole('button', { name: 'Try again' }));
  await sayOk('Cancelled', 'Your order has been cancelled.');
  await screen.findByText('This order was cancelled on 2 October 2026, 4:00 pm.');
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(shop.counted().cancelOrderById).toBe(1);
});

test('one that was cancelled elsewhere says so, and is shown as it is', async () => {
  const shop = cartShop();
  shop.answer({ getOrderById: { order: orderWire() } });
  const { screen, press, sayOk } = openOrder(shop);
  await press('Cancel order');
  shop.answer({
    cancelOrderById: refused('too-late', 'This order has already been cancelled.'),
    getOrderById: { order: cancelled },
  });
  await press('Yes, cancel it');
  await sayOk('Order not cancelled', 'This order has already been cancelled.');
  await screen.findByText(/^This order was cancelled on /);
});

test('a failed read is tried again', async () => {
  const shop = cartShop();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof refused>>();
  shop.answer({ getOrderById: () => promise });
  const { screen, press } = openOrder(shop);
  await screen.findByText('Loading order');
  resolve(refused('server-fault'));
  await screen.findByRole('heading', { name: 'Failed to load order.' });
  shop.answer({ getOrderById: { order: orderWire() } });
  await press('Try again');
  await screen.findByRole('heading', { name: 'Order #31' });
});

test('an order that is not there, or someone else’s, is not found', async () => {
  const shop = cartShop();
  shop.answer({ getOrderById: refused('not-found', 'Order not found.') });
  const { screen } = openOrder(shop);
  await screen.findByRole('heading', { name: 'Order not found.' });
});

test('another server’s own status is read as words and counts as the first step', () => {
  const order = { ...orderFromWire(orderWire()), status: 'on_hold' };
  const { screen } = renderPart(
    <>
      <StatusBadge order={order} />
      <Tracker order={order} />
    </>,
  );
  screen.getByText('On hold');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.getAttribute('aria-current')).toBe('step');
  expect(second?.textContent).toContain('not yet reached');
});

test.each([
  ['out_for_delivery', 'Some packs cannot come', 'You pay only for what comes.'],
  ['completed', 'Some packs did not come', 'You pay only for what came.'],
] as const)('of an order that is %s it says “%s”', async (status, title, text) => {
  const shop = cartShop();
  const [soap] = JSON.parse(orderWire().cart_items);
  const short = [{ ...soap, variant_qty: 1, qty: 6, missing: 1, missing_reason: 'damaged' }];
  shop.answer({
    getOrderById: { order: orderWire({ status, cart_items: JSON.stringify(short) }) },
  });
  const { screen } = openOrder(shop);
  const told = (await screen.findByText(title)).closest('[role=status]');
  expect(told?.textContent).toContain(text);
});

test('the words of a pickup are those of one', () => {
  const order = orderFromWire(orderWire({ status: 'delivered', delivery_type: 'pickup' }));
  const { screen } = renderPart(
    <>
      <StatusBadge order={order} />
      <Tracker order={order} />
    </>,
  );
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps.slice(3)).toEqual([
    expect.stringContaining('Ready for pickup'),
    expect.stringContaining('Picked up'),
  ]);
  expect(screen.queryByText(/On The Way|Delivered/)).toBeNull();
  expect([paymentName(order), paymentName({ deliveryType: 'delivery' })]).toEqual([
    'Cash when you pick it up',
    'Cash on delivery',
  ]);
});

test('what cannot come is told with its reason and without its price, and what was paid for it comes back', async () => {
  const shop = cartShop();
  const whole = orderWire();
  const [soap, shampoo] = JSON.parse(whole.cart_items);
  const lines = [
    { ...soap, variant_qty: 1, qty: 6, missing: 1, missing_reason: 'damaged' },
    { ...shampoo, variant_qty: 0, qty: 0, missing: 1, missing_reason: 'Recalled by its maker' },
  ];
  const order = orderWire({
    ...{ status: 'processing', cart_items: JSON.stringify(lines) },
    ...{ item_total: 720, discount: 216, total_to_pay: 504, paid: 1512, due: 0, to_refund: 1008 },
  });
  shop.answer({ getOrderById: { order } });
  const { screen } = openOrder(shop);
  const told = (await screen.findByText('Some packs cannot come')).closest('[role=status]');
  expect(told?.textContent).toContain(`1 pack of ${soap.product_name}: damaged`);
  expect(told?.textContent).toContain(`1 pack of ${shampoo.product_name}: Recalled by its maker`);
  expect(told?.textContent).toContain('₹1,008.00 of what you paid will be given back.');
  const [soapMissing] = screen.getAllByText('1 pack missing:');
  expect(soapMissing?.textContent).toBe('1 pack missing: damaged');
  const backs = screen.getByText('To be given back').closest('div');
  expect(backs?.textContent).toContain('₹1,008.00');
  expect(screen.queryByText('Due')).toBeNull();
});
