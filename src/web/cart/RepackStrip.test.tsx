// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cartShop, renderInShop, shampoo, soap } from '#test/cart-shop.tsx';
import { noNetwork, refused } from '#test/fake-shop.ts';
import * as cartRoute from '#web/routes/cart.tsx';

const cheaper = '1 pack of 12 and 1 of 6 instead of 3 of 6: ₹36.00 less';

/** A cart with three packs of 6 of soap, at ₹84 a unit; in packs of 12 it is ₹81. */
async function openCart() {
  const shop = cartShop();
  shop.put(soap, 3);
  shop.put(shampoo, 1);
  const view = renderInShop({ '/cart': cartRoute }, '/cart');
  await view.screen.findByRole('button', { name: 'Remove Neem Soap' });
  const button = () => view.screen.queryByRole('button', { name: 'Change packs of Neem Soap' });
  const lineText = () => view.screen.getAllByRole('listitem')[0]?.textContent;
  return { ...view, shop, button, lineText };
}

test('a product that costs less in larger packs says so, and a tap changes them at once', async () => {
  const { screen, user, shop, button, lineText } = await openCart();
  expect(lineText()).toContain(cheaper);
  expect(screen.getAllByRole('button', { name: /^Change packs/ })).toHaveLength(1);
  await user.click(button() as HTMLElement); // `as`: user-event says so where it is not there
  await expect.poll(button).toBeNull();
  expect(shop.calls.filter(({ name }) => name === 'repackInCart')).toMatchObject([
    {
      input: {
        packs: [
          { type: 'variant2', set_qty: 12, packs: 1 },
          { type: 'variant1', set_qty: 6, packs: 1 },
        ],
      },
    },
  ]);
  expect(shop.packs()).toEqual([1, 1, 1]);
});

test('what the shop refuses, or does not answer, is told and leaves the cart as it is', async () => {
  const { user, shop, button, sayOk, lineText } = await openCart();
  const press = () => user.click(button() as HTMLElement); // `as`: user-event says so where it is not there
  shop.answer({ repackInCart: refused('too-little-stock', 'Only 6 unit(s) left.') });
  await press();
  await sayOk('Oops...', 'Only 6 unit(s) left.');
  await expect.poll(() => button()?.getAttribute('aria-disabled')).not.toBe('true');
  shop.answer({ repackInCart: noNetwork });
  await press();
  await sayOk('Oops...', 'Something went wrong while updating the cart.');
  expect(shop.packs()).toEqual([3, 1]);
  expect(lineText()).toContain(cheaper);
});

test('nothing is offered while packs wait for the network', async () => {
  const { screen, user, shop, button } = await openCart();
  shop.answer({ updateCartItem: noNetwork });
  await user.click(screen.getByRole('button', { name: 'One pack more of Neem Soap' }));
  // Its line says so, and so does the cart.
  await screen.findAllByText('1 pack pending');
  await expect.poll(button).toBeNull();
});
