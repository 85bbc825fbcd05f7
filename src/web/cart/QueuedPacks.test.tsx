// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartShop, goOnline, renderInShop, soap } from '#test/cart-shop.tsx';
import { foreign, noNetwork, refused } from '#test/fake-shop.ts';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import * as cartRoute from '#web/routes/cart.tsx';

/** A customer without a network who has added packs of soap, one tap each, and looks at the cart. */
async function openWaiting(shop: ReturnType<typeof cartShop>, taps: number) {
  const list = { default: () => <AddButton product={productFromWire(soap)} /> };
  const view = renderInShop({ '/shop': list, '/cart': cartRoute }, '/shop');
  const { screen, user } = view;
  await user.click(screen.getByLabelText('Add Neem Soap'));
  const drawer = within(await view.dialog('Neem Soap'));
  await drawer.findAllByRole('group');
  await shop.untilRead();
  shop.answer({ addToCart: noNetwork });
  for (let tap = 1; tap <= taps; tap += 1) {
    const [more] = drawer.getAllByRole('button', { name: /^One more/ });
    await expect.poll(() => more?.getAttribute('aria-disabled')).toBe('false');
    await user.click(more as HTMLElement); // `as`: it was just there
    await drawer.findByText(`${tap === 1 ? '1 pack' : `${tap} packs`} pending`);
  }
  await user.click(drawer.getByRole('link', { name: 'Continue To Cart' }));
  await screen.findByRole('heading', { name: 'Waiting for the network' });
  const notAdded = () =>
    screen.queryAllByRole('status').find((one) => one.textContent?.includes('not added.'));
  return { ...view, notAdded: async () => expect.poll(notAdded).toBeTruthy().then(notAdded) };
}

test('packs that wait are named in the cart, until they are in it', async () => {
  const shop = cartShop();
  const { screen } = await openWaiting(shop, 2);
  screen.getByText('Pending packs come into your cart when the network is back.');
  const [item] = screen.getAllByRole('listitem');
  expect(item?.textContent).toBe('Neem SoapBox of 6 · 2 packsPending');
  shop.answer({ addToCart: shop.answers.addToCart });
  await goOnline();
  await screen.findByRole('list', { name: 'Items in your cart' });
  expect(screen.queryByText('Pending')).toBeNull();
  expect(shop.packs()).toEqual([2]);
});

test('what the shop refuses when the network is back is told until it was read', async () => {
  const shop = cartShop();
  const { screen, user, notAdded } = await openWaiting(shop, 1);
  shop.answer({ addToCart: refused('too-little-stock', 'Only 5 unit(s) left.') });
  await goOnline();
  expect((await notAdded())?.textContent).toContain('1 pack not added. Only 5 unit(s) left.');
  await user.click(screen.getByRole('button', { name: 'OK: Neem Soap' }));
  await expect.poll(() => screen.queryByText('1 pack not added.')).toBeNull();
  screen.getByRole('link', { name: 'Go to shop' });
  expect(shop.packs()).toEqual([]);
});

test.each([{}, { status: 'success' }])(
  'a change that waited and is answered with %j is told, and waits no longer',
  async (body) => {
    const shop = cartShop();
    const { screen, notAdded } = await openWaiting(shop, 1);
    shop.answer({ addToCart: foreign(body) });
    await goOnline();
    expect((await notAdded())?.textContent).toContain('1 pack not added. This could not be');
    expect(screen.queryByText('Waiting for the network')).toBeNull();
  },
);

test('a change whose key was used for another is told, and those behind it go on', async () => {
  const shop = cartShop();
  const { screen, user, notAdded } = await openWaiting(shop, 2);
  const reused = 'This key has already made another change of your cart.';
  let first: string | undefined;
  shop.answer({
    addToCart(input) {
      first ??= input.idempotency_key;
      if (first === input.idempotency_key) return refused('key-reused', reused);
      return shop.answers.addToCart(input);
    },
  });
  await goOnline();
  expect((await notAdded())?.textContent).toContain(`1 pack not added. ${reused}`);
  await expect.poll(shop.packs).toEqual([1]);
  await user.click(screen.getByRole('button', { name: 'OK: Neem Soap' }));
  await screen.findByRole('link', { name: 'Proceed' });
});
