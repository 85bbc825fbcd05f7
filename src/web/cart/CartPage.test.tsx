// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cartShop, goOnline, renderInShop, shampoo, soap } from '#test/cart-shop.tsx';
import { textOf } from '#test/dom-text.ts';
import { noNetwork, refused } from '#test/fake-shop.ts';
import * as cartRoute from '#web/routes/cart.tsx';
import { readCart } from './cart-store.ts';

const waiting = 'Waiting for the network';

/** The cart, read. A pack of soap comes to ₹504. */
async function openCart(shop: ReturnType<typeof cartShop>) {
  const view = renderInShop({ '/cart': cartRoute }, '/cart');
  const { screen } = view;
  await screen.findByRole('heading', { level: 1, name: /^Cart/ });
  const find = (name: string) =>
    screen.queryAllByRole('listitem').find((one) => one.textContent?.includes(name));
  await expect
    .poll(() => shop.packs().length === 0 || screen.queryAllByRole('listitem')[0])
    .toBeTruthy();
  const lineOf = (name = 'Neem Soap') => {
    const line = find(name);
    if (!line) throw new Error(`no ${name}`);
    const button = (of: string) => within(line).getByRole('button', { name: `${of} ${name}` });
    return {
      line,
      packs: () => within(line).getByRole('status').textContent,
      isBusy: () => within(line).getByRole('group').getAttribute('aria-busy') === 'true',
      less: button('One pack less of'),
      more: button('One pack more of'),
      remove: button('Remove'),
      opener: () => button('Type how many packs of'),
    };
  };
  return { ...view, lineOf, isThere: (name: string) => find(name) !== undefined };
}

test('an empty cart leads to the shop', async () => {
  const { screen, user } = await openCart(cartShop());
  await screen.findByText('Your cart is empty. Fill it with packs for your shop.');
  await user.click(screen.getByRole('link', { name: 'Go to shop' }));
  await screen.findByText('At /shop');
});

test('a cart that cannot be read says so and tries again', async () => {
  const shop = cartShop();
  shop.answer({ getCartProductByUserId: noNetwork });
  const { screen, user, isThere } = await openCart(shop);
  await screen.findByText('Your cart could not be loaded.');
  shop.put(soap, 1);
  shop.answer({ getCartProductByUserId: shop.answers.getCartProductByUserId });
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  await expect.poll(() => isThere('Neem Soap')).toBe(true);
});

describe('a line', () => {
  test('changes with one call and one read of the cart, typed too', async () => {
    const shop = cartShop();
    shop.put(soap, 8);
    const { screen, user, lineOf } = await openCart(shop);
    const { less, opener, packs, isBusy } = lineOf();
    shop.calls.splice(0);
    await user.click(less);
    await expect.poll(packs).toBe('7 packs');
    await expect.poll(isBusy).toBe(false);
    await user.click(opener());
    await user.keyboard('4');
    // Leaving the field sends it too.
    await user.click(screen.getByRole('heading', { level: 1 }));
    await expect.poll(packs).toBe('4 packs');
    await expect.poll(shop.counted).toEqual({ updateCartItem: 2, getCartProductByUserId: 2 });
    expect(shop.calls.filter(({ name }) => name === 'updateCartItem')).toMatchObject([
      { input: { quantity: -1, packs: 1 } },
      { input: { quantity: -1, packs: 3 } },
    ]);
  });

  test('whose change is refused says so and stays as it is', async () => {
    const shop = cartShop();
    shop.put(soap, 2);
    const { user, lineOf, sayOk } = await openCart(shop);
    const { more, packs, isBusy } = lineOf();
    shop.answer({ updateCartItem: refused('too-little-stock', 'Only 3 unit(s) left.') });
    await user.click(more);
    await sayOk('Oops...', 'Only 3 unit(s) left.');
    await expect.poll(isBusy).toBe(false);
    shop.answer({ updateCartItem: refused('too-little-stock', '') });
    await user.click(more);
    await sayOk('Oops...', 'Something went wrong!');
    expect(packs()).toBe('2 packs');
  });

  test('whose change gets no answer is pending, and Proceed waits; it counts once', async () => {
    const shop = cartShop();
    shop.put(soap, 2);
    const { screen, user, lineOf } = await openCart(shop);
    const { line, more, packs } = lineOf();
    shop.answer({
      updateCartItem(input) {
        shop.answers.updateCartItem(input);
        return noNetwork;
      },
    });
    await user.click(more);
    await within(line).findByText('1 pack pending');
    expect(packs()).toBe('3 packs');
    screen.getByRole('heading', { name: waiting });
    screen.getByText('Some packs are waiting for the network. Proceed once they are in your cart.');
    expect(screen.getByRole('button', { name: 'Proceed' })).toHaveProperty('disabled', true);
    shop.answer({ updateCartItem: shop.answers.updateCartItem });
    await goOnline();
    await screen.findByRole('link', { name: 'Proceed' });
    expect([packs(), shop.packs()]).toEqual(['3 packs', [3]]);
    expect(within(line).queryByText('1 pack pending')).toBeNull();
  });

  test('is asked about before it is removed, also where none is typed', async () => {
    const shop = cartShop();
    shop.put(soap, 1);
    shop.put(shampoo, 2);
    const { screen, user, dialog, lineOf, isThere } = await openCart(shop);
    const asked = async () => {
      const ask = await dialog('Are you sure?');
      expect(ask.textContent).toContain(
        'This will remove all the quantity of the selected item from your cart.',
      );
      return within(ask);
    };
    // The last pack asks like a removal.
    await user.click(lineOf().less);
    const ask = await asked();
    expect(ask.getAllByRole('button')[0]?.textContent).toBe('Cancel');
    await user.click(ask.getByRole('button', { name: 'Cancel' }));
    expect(lineOf().packs()).toBe('1 pack');
    await user.click(lineOf('Amla Shampoo').opener());
    await user.keyboard('0{Enter}');
    await user.click((await asked()).getByRole('button', { name: 'Cancel' }));
    expect(lineOf('Amla Shampoo').packs()).toBe('2 packs');
    await expect.poll(() => document.activeElement).toBe(lineOf('Amla Shampoo').opener());
    await user.keyboard('{Enter}0{Enter}');
    await user.click((await asked()).getByRole('button', { name: 'Yes, remove' }));
    expect((await dialog('Deleted!')).textContent).toContain('The item is no longer in your cart.');
    await expect.poll(() => isThere('Amla Shampoo')).toBe(false);
    // The word closes by itself.
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(shop.packs()).toEqual([1]);
  });

  test('that is swiped away far enough is asked about, with none under way', async () => {
    const shop = cartShop();
    shop.put(soap, 1);
    shop.put(shampoo, 2);
    const { screen, dialog, lineOf } = await openCart(shop);
    const { line } = lineOf('Amla Shampoo');
    const swipe = (left: number, down = 0) => {
      const from = { clientX: 300, clientY: 100 };
      fireEvent.touchStart(line, { touches: [from] });
      fireEvent.touchMove(line, { touches: [{ clientX: 300 - left, clientY: 100 + down }] });
      expect(line.style.translate).toBe(left > down ? `${-left}px` : '');
      fireEvent.touchEnd(line);
      expect(line.style.translate).toBe('');
    };
    swipe(60);
    swipe(120, 200);
    expect(screen.queryByRole('dialog')).toBeNull();
    swipe(120);
    await dialog('Are you sure?');
    expect(shop.packs()).toEqual([1, 2]);
  });

  test('is found among twelve by words of its name', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...soap,
      ...{ id: 100 + at, slug: `soap-${at}`, product_name: `Neem Soap ${at}`, sku: `S-${at}` },
    }));
    const shop = cartShop([...many, shampoo]);
    for (const one of many.slice(1)) shop.put(one, 1);
    const { screen, user, isThere } = await openCart(shop);
    expect(screen.queryByRole('searchbox')).toBeNull();
    shop.put(shampoo, 1);
    await act(readCart);
    const box = screen.getByRole('searchbox', { name: 'Search in your cart' });
    await user.type(box, 'SHAMP aml');
    expect([isThere('Amla Shampoo'), isThere('Neem Soap 1')]).toEqual([true, false]);
    screen.getByText('1 item');
    await user.type(box, 'x');
    screen.getByText('Nothing in your cart has these words.');
    await user.clear(box);
    expect(isThere('Neem Soap 1')).toBe(true);
  });

  test('that could not be removed is kept, and tried again', async () => {
    const shop = cartShop();
    shop.put(soap, 1);
    const { user, dialog, lineOf, screen } = await openCart(shop);
    shop.answer({ removeFromCart: noNetwork });
    await user.click(lineOf().remove);
    await user.click(within(await dialog('Are you sure?')).getByText('Yes, remove'));
    const kept = await dialog('Oops...');
    expect(kept.textContent).toContain('Something went wrong while removing the item.');
    expect(lineOf().packs()).toBe('1 pack');
    shop.answer({ removeFromCart: shop.answers.removeFromCart });
    await user.click(within(kept).getByRole('button', { name: 'Try again' }));
    await dialog('Deleted!');
    await screen.findByText(/^Your cart is empty\./);
  });

  test('tells what changed since: its price, and what is left', async () => {
    const shop = cartShop();
    shop.put(soap, 1, { out_stock: '1', stock: 4, price_update2: 'yes', previous_price: 82.5 });
    shop.put(shampoo, 1, { price_update2: 'yes', previous_price: 99 });
    const { lineOf } = await openCart(shop);
    expect(textOf(lineOf().line)).toContain('Out of stockOnly 4 units left');
    expect(textOf(lineOf().line)).toContain('Price changedWas ₹82.50, now ₹84.00');
    const other = textOf(lineOf('Amla Shampoo').line);
    expect(other).toContain('Price droppedWas ₹99.00, now ₹84.00');
  });
});

describe('Proceed', () => {
  async function openWith(shop: ReturnType<typeof cartShop>) {
    const { screen } = await openCart(shop);
    return {
      screen,
      isHeldBack: () => screen.queryByRole('link', { name: 'Proceed' }) === null,
      why: () => {
        const button = screen.getByRole('button', { name: 'Proceed' });
        return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
      },
    };
  }

  test('leads a good cart to checkout', async () => {
    const shop = cartShop();
    shop.put(soap, 1);
    const { screen } = await openWith(shop);
    const proceed = screen.getByRole('link', { name: 'Proceed' });
    expect(proceed.getAttribute('href')).toBe('/checkout-billing-info');
  });

  test('says how much is missing to the minimum', async () => {
    const shop = cartShop();
    shop.put({ ...soap, selling_price1: 50 }, 1);
    const { screen, isHeldBack, why } = await openWith(shop);
    expect([isHeldBack(), why()]).toEqual([
      true,
      'Minimum order value is ₹499, Add ₹199.00 more to proceed',
    ]);
    expect(screen.getByRole('progressbar').getAttribute('max')).toBe('49900');
    const usual = screen.getByRole('link', { name: 'See what is usually bought' });
    expect(usual.getAttribute('href')).toBe('/buy-again');
  });

  test('says that something is out of stock', async () => {
    const shop = cartShop();
    shop.put(soap, 1, { out_stock: '1' });
    const { isHeldBack, why } = await openWith(shop);
    expect([isHeldBack(), why()]).toEqual([true, 'Please Remove Out Of Stock Item To Proceed.']);
  });
});
