// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { cartShop, renderInShop, soap } from '#test/cart-shop.tsx';
import { textOf } from '#test/dom-text.ts';
import * as deliveryRoute from '#web/routes/checkout-pick-drop.tsx';
import { chooseDelivery } from './checkout-store.ts';
import { expireTerms } from './checkout-terms.ts';

beforeEach(expireTerms);

async function openStep(distance: number, cost_per_km: number) {
  const shop = cartShop();
  shop.put(soap, 2);
  const { data } = actions.getCustomerById.example.output;
  const { settings } = actions.getDeliverySettings.example.output;
  shop.answer({
    getCustomerById: { data: { ...data, distance } },
    getDeliverySettings: { settings: { ...settings, cost_per_km } },
  });
  // As the last order on this phone was delivered.
  chooseDelivery({ type: 'delivery', express: false });
  const { screen, user } = renderInShop(
    { '/checkout-pick-drop': deliveryRoute },
    '/checkout-pick-drop',
  );
  const delivery = await screen.findByRole<HTMLInputElement>('radio', { name: /^Delivery/ });
  return {
    screen,
    user,
    delivery,
    isPickup: () => screen.getByRole<HTMLInputElement>('radio', { name: /^Pickup/ }).checked,
    summary: () => textOf(screen.getByRole('region', { name: 'Summary' })),
  };
}

test('while the distance is not known there is pickup only, and no delivery for ₹0.00', async () => {
  const { screen, delivery, isPickup, summary } = await openStep(0, 6);
  expect([delivery.disabled, isPickup()]).toEqual([true, true]);
  expect(delivery.closest('label')?.textContent).toContain('how far your shop is');
  expect(delivery.closest('label')?.textContent).not.toContain('₹');
  expect(summary()).not.toContain('Delivery charge');
  const ask = screen.getByText(/^Want it delivered/);
  expect(within(ask).getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
    '/contact-us',
  );
});

test.each([
  [6.5, 6, '₹39.00'],
  [0, 0, '₹0.00'],
])('at %d km and ₹%d per km delivery costs %s', async (distance, perKm, charge) => {
  const { screen, delivery, isPickup, summary } = await openStep(distance, perKm);
  expect([delivery.disabled, isPickup()]).toEqual([false, false]);
  expect(summary()).toContain(`Delivery charge${charge}`);
  expect(screen.queryByText(/^Want it delivered/)).toBeNull();
});

test('standard is included without a price of its own, express is one switch', async () => {
  const { screen, user, summary } = await openStep(6.5, 6);
  const speeds = screen.getByRole('group', { name: 'Delivery speed' });
  expect(textOf(speeds)).toMatch(/Standard 1-3 business days.*Always included/);
  const express = within(speeds).getByRole('switch', { name: /^Express 1 day/ });
  expect(textOf(speeds).match(/₹/g)).toHaveLength(1);
  await user.click(express);
  expect(summary()).toContain('Express charge₹');
  screen.getByText('Step 2 of 3');
  const back = screen.getByRole('link', { name: 'Back to Billing info' });
  expect(back.getAttribute('href')).toBe('/checkout-billing-info');
});
