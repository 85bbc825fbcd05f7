// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ProductCardWire } from '#contract/product.ts';
import type { Refusal } from '#contract/refusal.ts';
import { cartShop, goOnline, renderInShop, shampoo, soap } from '#test/cart-shop.tsx';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import { readCart } from './cart-store.ts';

const tooLittle = refused('too-little-stock', 'Only 3 unit(s) left.');
const pending = 'Will be added when the network is back. You can go on shopping.';

/** A list of products, whose first one's drawer is opened; the cart has been read. */
async function openDrawer(shop: ReturnType<typeof cartShop>, products = [soap, shampoo]) {
  const view = renderInShop({ '/shop': { default: () => <List products={products} /> } }, '/shop');
  const open = async (name: string) => {
    await view.user.click(view.screen.getByLabelText(`Add ${name}`));
    const drawer = await view.dialog(name);
    await within(drawer).findAllByRole('group');
    return partsOf(drawer);
  };
  const parts = await open(products[0]?.product_name ?? '');
  await shop.untilRead();
  return { ...view, ...parts, open, close: () => view.user.keyboard('{Escape}') };
}

function List({ products }: { products: readonly ProductCardWire[] }) {
  return products.map((one) => <AddButton key={one.id} product={productFromWire(one)} />);
}

function partsOf(drawer: HTMLElement) {
  const [first] = within(drawer).getAllByRole('group');
  if (!first) throw new Error('no pack');
  const step = (name: RegExp) => within(first).getByRole('button', { name });
  return {
    drawer,
    /** Of the first pack. */
    less: step(/^One less/),
    more: step(/^One more/),
    value: () => within(first).getByRole('status').textContent,
    isBusy: () => first.getAttribute('aria-busy') === 'true',
    opener: () => step(/^Type how many/),
    field: () => within(first).getByRole<HTMLInputElement>('textbox'),
    told: () => within(drawer).queryByRole('alert')?.textContent,
  };
}

const can = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';
const isOpen = (drawer: HTMLElement) => drawer.hasAttribute('open');

test('a screen reader hears of which product the packs are', async () => {
  const { drawer } = await openDrawer(cartShop());
  for (const group of within(drawer).getAllByRole('group'))
    expect(group.getAttribute('aria-label')).toMatch(/^Units of Neem Soap, /);
});

test('says what one pack costs, and how many there are once there are some', async () => {
  const { drawer, user, more } = await openDrawer(cartShop());
  const costs = () => within(drawer).queryAllByText(/\/pack$/).length;
  const before = costs();
  expect(before).toBeGreaterThan(0);
  expect(within(drawer).queryByText('0 packs')).toBeNull();
  await user.click(more);
  await within(drawer).findByText('1 pack');
  expect(costs()).toBe(before - 1);
});

describe('a change of packs', () => {
  test('is one call and one read of the cart, also of five packs', async () => {
    const shop = cartShop();
    const { drawer, user, more, value, isBusy } = await openDrawer(shop);
    expect([value(), can(more)]).toEqual(['0 units', true]);
    await user.click(more);
    await expect.poll(value).toBe('6 units');
    await expect.poll(isBusy).toBe(false);
    await user.click(within(drawer).getAllByRole('button', { name: /^\+5 packs/ })[0] as Element);
    await expect.poll(value).toBe('36 units');
    await expect.poll(shop.counted).toEqual({ addToCart: 2, getCartProductByUserId: 2 });
    expect(shop.packs()).toEqual([6]);
  });

  test('can be made with the keyboard, which stays where it was', async () => {
    const shop = cartShop();
    const { user, more, value } = await openDrawer(shop);
    more.focus();
    await user.keyboard('{Enter}');
    // A browser would take the focus from a disabled one.
    expect([can(more), more.hasAttribute('disabled')]).toEqual([false, false]);
    await expect.poll(value).toBe('6 units');
    expect(document.activeElement).toBe(more);
  });

  test('shows with the tap; all steppers take no other until a while after its answer', async () => {
    const shop = cartShop();
    const { drawer, user, more, value, isBusy } = await openDrawer(shop);
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.answer({ addToCart: (input) => promise.then(() => shop.answers.addToCart(input)) });
    await user.click(more);
    for (const stepper of within(drawer).getAllByRole('group')) {
      expect(stepper.getAttribute('aria-busy')).toBe('true');
      expect(can(within(stepper).getByRole('button', { name: /^One more/ }))).toBe(false);
    }
    await user.click(more);
    await expect.poll(shop.counted).toEqual({ addToCart: 1 });
    resolve();
    await expect.poll(value).toBe('6 units');
    expect(isBusy()).toBe(true);
    await user.click(more);
    await expect.poll(isBusy).toBe(false);
    expect(shop.packs()).toEqual([1]);
    await user.click(more);
    await expect.poll(shop.packs).toEqual([2]);
  });

  test('ends at the limit', async () => {
    const shop = cartShop();
    shop.put(soap, 40);
    const { drawer, more, less, value } = await openDrawer(shop);
    await expect.poll(value).toBe('240 units');
    expect([can(more), can(less)]).toEqual([false, true]);
    expect(within(drawer).getAllByText('At most 240 units')).not.toEqual([]);
  });

  test('ends where the stock of all packs together ends', async () => {
    const shop = cartShop();
    shop.put(soap, 1, { slot: 2 });
    const { drawer, user, more, value, isBusy } = await openDrawer(shop, [{ ...soap, stock: 24 }]);
    await user.click(more);
    await expect.poll(value).toBe('6 units');
    await expect.poll(isBusy).toBe(false);
    await user.click(more);
    await expect.poll(value).toBe('12 units');
    expect(can(more)).toBe(false);
    expect(within(drawer).getAllByText('Only 24 units left')).not.toEqual([]);
  });

  test('that is refused says Oops, and the drawer shows what the cart holds', async () => {
    const shop = cartShop();
    const { drawer, user, more, value, isBusy, sayOk } = await openDrawer(shop);
    shop.answer({ addToCart: tooLittle });
    shop.put(soap, 1);
    await user.click(more);
    await sayOk('Oops...', 'Only 3 unit(s) left.');
    await expect.poll(value).toBe('6 units');
    shop.answer({ addToCart: refused('too-little-stock', '') });
    await expect.poll(isBusy).toBe(false);
    await user.click(more);
    await sayOk('Oops...', 'Something went wrong!');
    expect(isOpen(drawer)).toBe(true);
  });

  test('refused after another drawer was opened is told all the same', async () => {
    const shop = cartShop();
    const { user, more, open, close, sayOk } = await openDrawer(shop);
    const { promise, resolve } = Promise.withResolvers<typeof tooLittle>();
    shop.answer({ addToCart: () => promise });
    await user.click(more);
    await close();
    const { drawer } = await open('Amla Shampoo');
    resolve(tooLittle);
    await sayOk('Oops...', 'Only 3 unit(s) left.');
    expect(isOpen(drawer)).toBe(true);
  });

  test('under way is known to the drawer that is opened again', async () => {
    const shop = cartShop();
    const { user, more, close, open } = await openDrawer(shop);
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.answer({ addToCart: (input) => promise.then(() => shop.answers.addToCart(input)) });
    await user.click(more);
    await close();
    const again = await open('Neem Soap');
    await user.click(again.opener());
    await user.clear(again.field());
    await user.type(again.field(), '5{Enter}');
    resolve();
    // The difference to what the first change left, once.
    await expect.poll(again.value).toBe('30 units');
    await expect.poll(() => shop.counted().addToCart).toBe(2);
    expect(shop.packs()).toEqual([5]);
  });

  test('whose answer gets lost is neither lost nor doubled', async () => {
    const shop = cartShop();
    const { screen, user, more, value, isBusy } = await openDrawer(shop);
    const keys = new Set<unknown>();
    shop.answer({
      addToCart(input) {
        keys.add(input.idempotency_key);
        shop.answers.addToCart(input);
        return noNetwork;
      },
    });
    await user.click(more);
    await screen.findByText(pending);
    expect(value()).toBe('6 units');
    // The shop has it, and the phone does not know: it is sent again, and shown once all the while.
    await expect.poll(isBusy).toBe(false);
    await user.click(more);
    await expect.poll(value).toBe('12 units');
    screen.getByText('2 packs pending');
    shop.answer({ addToCart: shop.answers.addToCart });
    await goOnline();
    await expect.poll(() => screen.queryByText(pending)).toBeNull();
    expect([value(), shop.packs(), keys.size <= 2]).toEqual(['12 units', [2], true]);
  });
});

describe('a typed number', () => {
  async function openField(shop: ReturnType<typeof cartShop>) {
    const view = await openDrawer(shop);
    const type = async (packs: string) => {
      await view.user.click(view.opener());
      if (packs !== '') await view.user.keyboard(packs);
    };
    return { ...view, type, isTyped: () => within(view.drawer).queryByRole('textbox') !== null };
  }

  test('is sent as one difference, with Enter and by leaving the field', async () => {
    const shop = cartShop();
    const { drawer, user, type, value, isBusy } = await openField(shop);
    await type('3{Enter}');
    await expect.poll(value).toBe('18 units');
    await expect.poll(isBusy).toBe(false);
    await type('1');
    await user.click(within(drawer).getByRole('heading'));
    await expect.poll(value).toBe('6 units');
    expect(shop.calls.filter(({ name }) => name === 'addToCart')).toMatchObject([
      { input: { set_qty: 6, packs: 3 } },
      { input: { set_qty: -6, packs: 2 } },
    ]);
  });

  test.each([
    ['1.5', 'Type a whole number of packs'],
    ['9999', 'At most 40 packs (240 units)'],
  ])('that cannot be (%s) stays in its field, with the reason', async (typed, why) => {
    const shop = cartShop();
    const { user, type, field, told, value, isTyped, opener, drawer } = await openField(shop);
    await type(`${typed}{Enter}`);
    await expect.poll(told).toBe(why);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    const reason = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(why);
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Escape}');
    await expect.poll(isTyped).toBe(false);
    expect([told(), value(), isOpen(drawer)]).toEqual([undefined, '0 units', true]);
    expect(document.activeElement).toBe(opener());
    expect(shop.counted()).toEqual({});
  });

  test('that the shop refuses is kept, and not sent again by leaving the field', async () => {
    const shop = cartShop();
    const { drawer, user, type, field, sayOk, isBusy, value } = await openField(shop);
    shop.answer({ addToCart: tooLittle });
    await type('2{Enter}');
    await sayOk('Oops...', 'Only 3 unit(s) left.');
    await expect.poll(isBusy).toBe(false);
    await user.click(within(drawer).getByRole('heading'));
    expect([field().value, shop.counted().addToCart]).toEqual(['2', 1]);
    shop.answer({ addToCart: shop.answers.addToCart });
    await user.click(field());
    await user.keyboard('{Enter}');
    await expect.poll(value).toBe('12 units');
    expect(shop.counted().addToCart).toBe(2);
  });

  test('counts from what the cart holds, also where it is the number on the screen', async () => {
    const shop = cartShop();
    const { type, value, isBusy } = await openField(shop);
    const later = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
    // As another device does: this one is not told.
    shop.put(soap, 2);
    later(6_000);
    await type('1{Enter}');
    await expect.poll(value).toBe('6 units');
    expect([shop.packs(), shop.counted().addToCart]).toEqual([[1], 1]);
    await expect.poll(isBusy).toBe(false);
    shop.put(soap, 4);
    later(6_000);
    await type('1{Enter}');
    await expect.poll(shop.packs).toEqual([1]);
    expect(shop.counted().addToCart).toBe(2);
  });

  test('not typed at all changes nothing, though the cart has changed meanwhile', async () => {
    const shop = cartShop();
    const { drawer, user, type, value, isTyped } = await openField(shop);
    await type('');
    shop.put(soap, 1);
    await readCart();
    await expect.poll(value).toBe('6 units');
    await user.click(within(drawer).getByRole('heading'));
    await expect.poll(isTyped).toBe(false);
    expect([value(), shop.packs(), shop.counted().addToCart]).toEqual(['6 units', [1], undefined]);
  });
});

describe('a cart that cannot be read', () => {
  const delivery = 'Your order will be delivered in 1-2 days';

  test.each<[why: string, answer: Refusal | typeof noNetwork, isOffline: boolean]>([
    ['without a network', noNetwork, true],
    ['since the shop is busy', refused('busy', 'Busy.'), false],
  ])('%s is told as what it is, until it can', async (_why, answer, isOffline) => {
    const shop = cartShop();
    const { screen } = await openDrawer(shop);
    await screen.findByText(delivery);
    shop.answer({ getCartProductByUserId: answer });
    await readCart();
    await expect.poll(() => screen.queryByText(delivery)).toBeNull();
    expect(screen.queryByText(/^No network: this is what your cart held last\./) !== null).toBe(
      isOffline,
    );
    shop.answer({ getCartProductByUserId: shop.answers.getCartProductByUserId });
    await goOnline();
    await screen.findByText(delivery);
    expect(screen.queryByText(/^No network/)).toBeNull();
  });
});
