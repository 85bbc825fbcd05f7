// @vitest-environment happy-dom
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
  const { screen } = renderInShop({ '/checkout-pick-drop': deliveryRoute }, '/checkout-pick-drop');
  const delivery = await screen.findByRole<HTMLInputElement>('radio', { name: /^Delivery/ });
  return {
    delivery,
    isPickup: () => screen.getByRole<HTMLInputElement>('radio', { name: /^Pickup/ }).checked,
    summary: () => textOf(screen.getByRole('region', { name: 'Summary' })),
  };
}

test('while the distance is not known there is pickup only, and no delivery for ₹0.00', async () => {
  const { delivery, isPickup, summary } = await openStep(0, 6);
  expect([delivery.disabled, isPickup()]).toEqual([true, true]);
  expect(delivery.closest('label')?.textContent).toContain('how far your shop is');
  expect(delivery.closest('label')?.textContent).not.toContain('₹');
  expect(summary()).not.toContain('Delivery charge');
});

test.each([
  [6.5, 6, '₹39.00'],
  [0, 0, '₹0.00'],
])('at %d km and ₹%d per km delivery costs %s', async (distance, perKm, charge) => {
  const { delivery, isPickup, summary } = await openStep(distance, perKm);
  expect([delivery.disabled, isPickup()]).toEqual([false, false]);
  expect(summary()).toContain(`Delivery charge${charge}`);
});
