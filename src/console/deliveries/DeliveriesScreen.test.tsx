// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import type { DeliveryStopWire } from '#contract/console/print.ts';
import { refused } from '#test/fake-shop.ts';
import { expectGone, openConsole } from '#test/open-console.tsx';

const [route] = consoleActions.getDeliverySheet.example.output.routes;
const stop = route?.stops[0] as DeliveryStopWire; // `as`: the example has one
const sheet = (...stops: DeliveryStopWire[]) => ({
  routes: stops.length > 0 ? [{ route: 'Rajpur', pickup: false, stops }] : [],
});
const { output: recorded } = consoleActions.recordPayment.example;

test('an order is paid in cash and delivered in two taps', async () => {
  const { screen, user, press, dialog, answer, sent } = await openConsole('/deliveries', {
    answers: { recordPayment: recorded, moveOrder: { id: 31, status: 'delivered' } },
  });
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919876543210');
  expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toMatch(/^https:/);
  await press('Cash ₹1,894.00');
  const asked = await dialog('Take ₹1,894.00 in cash?');
  answer({ getDeliverySheet: sheet() });
  await user.click(asked.getByRole('button', { name: 'Take and deliver' }));
  await screen.findByText('Order #31 is delivered: Cash ₹1,894.00.');
  await screen.findByText('No order is on the way.');
  expect(sent('recordPayment')).toMatchObject([{ order_id: 31, amount: 1894, method: 'cash' }]);
  expect(sent('moveOrder')).toMatchObject([{ id: 31, to: 'delivered' }]);
});

test('a route says what is to be collected and leads past its stops; one button is the action', async () => {
  const other = {
    ...stop,
    id: 32,
    firm_name: 'Balaji Store',
    address: '4, Haridwar Road',
    due: 106,
  };
  const { screen } = await openConsole('/deliveries', {
    answers: { getDeliverySheet: sheet(stop, other) },
  });
  expect(screen.getByText('To collect').nextSibling?.textContent).toBe('₹2,000.00');
  const way = new URL(
    screen.getByRole('link', { name: 'The whole way' }).getAttribute('href') ?? '',
  );
  expect(way.searchParams.get('waypoints')).toBe(stop.address);
  expect(way.searchParams.get('destination')).toBe('4, Haridwar Road');
  const looks = screen.getAllByRole('button', { name: /^Cash/ }).map(({ className }) => className);
  expect(looks.map((look) => look.includes('primary'))).toEqual([true, false]);
});

test('later, in part, or otherwise than in cash', async () => {
  const { screen, user, press, dialog, fill, answer, sent } = await openConsole('/deliveries', {
    answers: { recordPayment: recorded, moveOrder: { id: 31, status: 'delivered' } },
  });
  const other = async (name: string | RegExp) => {
    await press('Other');
    await user.click((await dialog(/^Order #3/)).getByRole('button', { name }));
  };
  await other('Another amount…');
  await fill(screen.getByLabelText('Amount in rupees'), '100');
  answer({ getDeliverySheet: sheet({ ...stop, paid: 100, due: 1794 }) });
  await user.click((await dialog()).getByRole('button', { name: 'Cash' }));
  await screen.findByText(/₹100\.00 paid/);
  const next = { ...stop, id: 32 };
  answer({ getDeliverySheet: sheet(next) });
  await other('UPI ₹1,794.00');
  await screen.findByText('Order #31 is delivered: UPI ₹1,794.00.');
  await expectGone(() => screen.queryByRole('dialog'));
  answer({ getDeliverySheet: sheet() });
  await other('Delivered, not paid');
  await screen.findByText('Order #32 is delivered.');
  expect(sent('recordPayment')).toMatchObject([
    { amount: 100, method: 'cash' },
    { amount: 1794, method: 'upi' },
  ]);
  expect(sent('moveOrder')).toHaveLength(2);
});

test('one that someone else has moved says so, and the list is read anew', async () => {
  const { screen, user, press, dialog, answer } = await openConsole('/deliveries', {
    answers: { recordPayment: refused('wrong-status', 'This order is cancelled: nothing is due.') },
  });
  await press('Cash ₹1,894.00');
  const asked = await dialog();
  answer({ getDeliverySheet: sheet() });
  await user.click(asked.getByRole('button', { name: 'Take and deliver' }));
  await screen.findByText('Order #31: This order is cancelled: nothing is due.');
  await screen.findByText('No order is on the way.');
});

test('one paid before is only delivered', async () => {
  const { screen, press, sent } = await openConsole('/deliveries', {
    answers: {
      getDeliverySheet: sheet({ ...stop, paid: 1894, due: 0 }),
      moveOrder: { id: 31, status: 'completed' },
    },
  });
  await press('Mark delivered');
  await screen.findByText('Order #31 is delivered.');
  expect(sent('moveOrder')).toMatchObject([{ id: 31, to: 'delivered' }]);
});

test('a driver lands on his stops, with nothing around them that is not for him', async () => {
  const { screen, at } = await openConsole('/', { role: 'driver' });
  await screen.findByRole('heading', { name: 'Deliveries' });
  expect(at()).toBe('/deliveries');
  screen.getByText(/^#31/);
  expect(screen.queryByRole('link', { name: '#31' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
  const bar = screen.getByRole('navigation', { name: 'Console' });
  const links = [...bar.querySelectorAll('ul a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['Deliveries', 'Settings', 'Help']);
  expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull();
});

test('whoever may not take payments marks an order delivered', async () => {
  const { screen, answer } = await openConsole('/deliveries', {
    role: 'driver',
    rights: { driver: { 'take-payments': false } },
    answers: { moveOrder: { id: 31, status: 'delivered' } },
  });
  expect(screen.queryByRole('button', { name: /^Cash/ })).toBeNull();
  screen.getByRole('button', { name: 'Mark delivered' });
  answer({ getDeliverySheet: sheet() });
});
