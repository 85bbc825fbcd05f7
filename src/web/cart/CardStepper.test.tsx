// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartShop, goOnline, renderInShop, soap } from '#test/cart-shop.tsx';
import { noNetwork } from '#test/fake-shop.ts';
import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import { productFromWire } from '#web/catalogue/product.ts';

const product = productFromWire(soap);
const inSixes = /^Packs in your cart: Neem Soap, .*6/;

/** One card; `show` gives its stepper once the cart is known. */
async function openCard(shop: ReturnType<typeof cartShop>) {
  const Card = () => <ProductCard product={product} />;
  const view = renderInShop({ '/shop': { default: Card } }, '/shop');
  const card = await view.screen.findByRole('article');
  await shop.untilRead();
  return {
    ...view,
    card,
    stepper: () => within(card).queryByRole('group', { name: inSixes }),
    packs: () => within(card).queryByRole('status')?.textContent,
    press: (name: RegExp) => view.user.click(within(card).getByRole('button', { name })),
    add: () => within(card).queryByRole('button', { name: 'Add Neem Soap' }),
  };
}

test('a card shows the packs in the cart in Add’s place, and changes them', async () => {
  const shop = cartShop();
  shop.put(soap, 1);
  const { packs, press, add, stepper, card } = await openCard(shop);
  await expect.poll(packs).toBe('1 pack');
  expect(add()).toBeNull();
  // Specified figures stay.
  expect(card.textContent).toContain('You Save');
  await press(/^One more: Neem Soap/);
  await expect.poll(packs).toBe('2 packs');
  expect(shop.packs()).toEqual([2]);
  await expect.poll(() => stepper()?.getAttribute('aria-busy')).toBe('false');
  await press(/^One less: Neem Soap/);
  await expect.poll(packs).toBe('1 pack');
});

test('the last pack taken out brings Add back, with the focus', async () => {
  const shop = cartShop();
  shop.put(soap, 1);
  const { press, packs, add } = await openCard(shop);
  await expect.poll(packs).toBe('1 pack');
  await press(/^One less/);
  await expect.poll(add).not.toBeNull();
  await expect.poll(() => document.activeElement).toBe(add());
  expect(shop.packs()).toEqual([]);
});

test('a tap on the number opens the drawer with the other packs', async () => {
  const shop = cartShop();
  shop.put(soap, 1);
  const { press, dialog } = await openCard(shop);
  await press(/^1 pack of Neem Soap in your cart: change$/);
  const drawer = await dialog('Neem Soap');
  expect(await within(drawer).findAllByRole('group')).toHaveLength(2);
});

test('packs of several sizes are one button, which opens the drawer', async () => {
  const shop = cartShop();
  shop.put(soap, 1);
  shop.put(soap, 2, { slot: 2 });
  const { user, card, dialog } = await openCard(shop);
  const change = await within(card).findByRole('button', {
    name: '3 packs of Neem Soap in your cart: change',
  });
  await user.click(change);
  const drawer = await dialog('Neem Soap');
  expect(await within(drawer).findAllByRole('group')).toHaveLength(2);
});

test('what the drawer adds shows on the card once it is closed, which takes the focus', async () => {
  const shop = cartShop();
  const { user, add, dialog, stepper, card } = await openCard(shop);
  await expect.poll(add).not.toBeNull();
  await user.click(add() as Element);
  const drawer = await dialog('Neem Soap');
  const [more] = await within(drawer).findAllByRole('button', { name: /^One more/ });
  await user.click(more as Element);
  await expect.poll(shop.packs).toEqual([1]);
  expect(stepper()).toBeNull();
  await user.keyboard('{Escape}');
  await expect.poll(stepper).not.toBeNull();
  const change = within(card).getByRole('button', { name: /^1 pack of Neem Soap/ });
  await expect.poll(() => document.activeElement).toBe(change);
});

test('without a network a pack more waits, and is counted once', async () => {
  const shop = cartShop();
  shop.put(soap, 1);
  const { packs, press } = await openCard(shop);
  await expect.poll(packs).toBe('1 pack');
  shop.answer({ addToCart: noNetwork });
  await press(/^One more/);
  await expect.poll(packs).toBe('2 packs');
  expect(shop.packs()).toEqual([1]);
  shop.answer(shop.answers);
  goOnline();
  await expect.poll(shop.packs).toEqual([2]);
});
