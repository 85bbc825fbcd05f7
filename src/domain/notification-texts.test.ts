import { expect, test } from 'vitest';
import {
  abandonedCartText,
  backInStockText,
  orderEditedText,
  orderStatusText,
  priceChangedText,
  priceChangesText,
  registrationApprovedText,
  soldOutText,
} from './notification-texts.ts';
import { orderStatuses } from './order-status.ts';

test('every status of an order has a sentence of its own', () => {
  const texts = orderStatuses.map((status) => orderStatusText(31, status));
  expect(new Set(texts).size).toBe(orderStatuses.length);
  for (const text of texts) expect(text).toMatch(/^Your order #31 .+\.$/);
  expect(orderStatusText(31, 'out_for_delivery')).toBe('Your order #31 is on the way.');
  expect(orderStatusText(31, 'out_for_delivery', { isPickup: true })).toBe(
    'Your order #31 is ready to be picked up.',
  );
});

const item = { name: 'Neem Face Wash', packSize: 12 };

test.each([
  [
    priceChangedText({ ...item, fromPaise: 81_00, toPaise: 84_50 }),
    'Price change in your cart: Neem Face Wash, pack of 12, now ₹84.50 per unit, was ₹81.00.',
  ],
  [
    priceChangedText({ ...item, fromPaise: 84_50, toPaise: 81_00 }),
    'Price drop in your cart: Neem Face Wash, pack of 12, now ₹81.00 per unit, was ₹84.50.',
  ],
  [priceChangesText(5), 'The price of 5 items in your cart has been updated.'],
  [soldOutText('ORS', 0), 'Sold out: ORS in your cart. We will tell you when it is back.'],
  [soldOutText('ORS', 1), 'ORS in your cart is running out: only 1 unit left.'],
  [soldOutText('ORS', 5), 'ORS in your cart is running out: only 5 units left.'],
  [backInStockText('ORS'), 'Back in stock: ORS is in your cart and can be ordered again.'],
  [
    abandonedCartText('ORS', 1),
    'You left ORS in your cart. Complete your order while stock lasts.',
  ],
  [
    abandonedCartText('ORS', 2),
    'You left ORS and 1 more item in your cart. Complete your order while stock lasts.',
  ],
  [
    abandonedCartText('ORS', 9),
    'You left ORS and 8 more items in your cart. Complete your order while stock lasts.',
  ],
  [orderEditedText(7, 123_400), 'Your order #7 has been changed. New total: ₹1,234.00.'],
  [
    registrationApprovedText('Doon Wholesale'),
    'Welcome to Doon Wholesale! Your registration has been approved: you can order now.',
  ],
])('%s', (text, wanted) => {
  expect(text).toBe(wanted);
});

test('a cancelled order tells the reason where there is one', () => {
  expect(orderStatusText(31, 'cancelled')).toBe('Your order #31 has been cancelled.');
  expect(orderStatusText(31, 'cancelled', { reason: 'Out of stock.' })).toBe(
    'Your order #31 has been cancelled. Out of stock.',
  );
});
