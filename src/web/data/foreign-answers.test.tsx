// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { cartShop, renderInShop, soap } from '#test/cart-shop.tsx';
import { fakeShop, foreign } from '#test/fake-shop.ts';
import { renderScreens } from '#test/render-part.tsx';
import { readChanges } from '#web/cart/queue-db.ts';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import { endCheckout } from '#web/checkout/checkout-store.ts';
import { expireTerms } from '#web/checkout/checkout-terms.ts';
import * as cartRoute from '#web/routes/cart.tsx';
import * as paymentRoute from '#web/routes/complete-order.tsx';
import * as loginRoute from '#web/routes/login.tsx';
import { browserCall } from './api.ts';

/** What came with HTTP 200 and is neither the success that the specification names nor a refusal. */
const unclear = [{}, [], null, { status: 'ok' }, '<b>Warning</b>: Undefined index', ''];

describe.each(unclear.map((body) => [JSON.stringify(body), body] as const))('%s', (_what, body) => {
  test('places no order', async () => {
    endCheckout();
    expireTerms();
    const shop = cartShop();
    shop.put(soap, 2);
    shop.answer({
      getCustomerById: actions.getCustomerById.example.output,
      getDeliverySettings: actions.getDeliverySettings.example.output,
      insertOrder: foreign(body),
    });
    const view = renderInShop({ '/complete-order': paymentRoute }, '/complete-order');
    await view.user.click(await view.screen.findByRole('button', { name: 'Place order' }));
    await view.screen.findByText(/Failed to place order\. Please try again\./);
    expect(view.screen.queryByText('Order Placed!')).toBeNull();
  });

  test('signs nobody in', async () => {
    fakeShop({ loginUserdata: foreign(body) });
    const { screen, user } = renderScreens({ '/login': loginRoute }, '/login');
    await user.type(screen.getByLabelText('Email or phone'), '9876543210');
    await user.type(screen.getByLabelText('PIN'), '246810');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Login Failed');
    expect(localStorage.getItem('userId')).toBeNull();
  });

  test('applies no coupon', async () => {
    const shop = cartShop();
    shop.put(soap, 2);
    shop.answer({ getCouponDataByUserId: foreign(body) });
    const { screen, user, sayOk } = renderInShop({ '/cart': cartRoute }, '/cart');
    await user.type(await screen.findByLabelText('Discount code'), 'SAVE50');
    await user.click(screen.getByRole('button', { name: 'Apply Coupon' }));
    await sayOk('Invalid Coupon', 'Please enter a valid coupon code.');
    expect(localStorage.getItem('currentcoupon')).toBeNull();
  });
});

const unclearChanges = [
  ...unclear,
  { status: 'success' },
  { status: 'success', updated_data: {} },
].map((body) => [JSON.stringify(body), body] as const);

test.each(unclearChanges)(
  'a change of the cart answered with %s is told, and waits for nothing',
  async (_what, body) => {
    const shop = cartShop();
    shop.put(soap, 2);
    const { screen, user, sayOk } = renderInShop({ '/cart': cartRoute }, '/cart');
    const name = await screen.findByRole('link', { name: 'Neem Soap' });
    const line = name.closest('li') as HTMLElement; // `as`: lines are items of a list
    shop.answer({ updateCartItem: foreign(body) });
    await user.click(within(line).getByRole('button', { name: /^One pack more/ }));
    await sayOk('Oops...', 'Something went wrong!');
    expect(screen.queryByText('Waiting for the network')).toBeNull();
    await expect.poll(() => within(line).getByRole('status').textContent).toMatch(/^2 /);
  },
);

test.each(unclearChanges)(
  'a pack added in the drawer and answered with %s is told, and waits for nothing',
  async (_what, body) => {
    const shop = cartShop();
    const shelf = { default: () => <AddButton product={productFromWire(soap)} /> };
    const { user, screen, dialog, sayOk } = renderInShop({ '/shop': shelf }, '/shop');
    await user.click(screen.getByLabelText('Add Neem Soap'));
    const drawer = within(await dialog('Neem Soap'));
    const [pack] = await drawer.findAllByRole('group');
    await shop.untilRead();
    shop.answer({ addToCart: foreign(body) });
    await user.click(drawer.getAllByRole('button', { name: /^One more/ })[0] as HTMLElement); // `as`: each pack has one
    await sayOk('Oops...', 'Something went wrong!');
    expect(await readChanges()).toEqual([]);
    expect(within(pack as HTMLElement).getByRole('status').textContent).toBe('0 units'); // `as`: it was found
  },
);

test('a change whose answer the specification does not show takes any 200 without an error', async () => {
  for (const body of unclear) {
    fakeShop({ removeFromCart: foreign(body) });
    await browserCall('removeFromCart', { cart_id: 9, variant: 'variant1' });
  }
  fakeShop({ removeFromCart: foreign({ status: 'error' }) });
  const removal = browserCall('removeFromCart', { cart_id: 9, variant: 'variant1' });
  await expect(removal).rejects.toMatchObject({ code: 'refused' });
  fakeShop({ getProductBySlug: foreign('<b>Warning</b>') });
  const read = browserCall('getProductBySlug', { slug: 'soap' });
  await expect(read).rejects.toMatchObject({ code: 'unclear' });
});

test('numbers that came as text are numbers, and a product that is null is not there', async () => {
  fakeShop({
    getProductStock: foreign({ success: true, stock: '12' }),
    getCouponDataByUserId: foreign({ status: 'error', amount_needed: '184.50', message: 'No' }),
    getProductBySlug: foreign({ product: null }),
  });
  expect(await browserCall('getProductStock', { product_id: 1 })).toMatchObject({ stock: 12 });
  const coupon = browserCall('getCouponDataByUserId', { id: 1, coupon_code: 'X' });
  await expect(coupon).rejects.toMatchObject({ extra: { amount_needed: 184.5 } });
  const product = browserCall('getProductBySlug', { slug: 'soap' });
  await expect(product).rejects.toMatchObject({ code: 'not-found', httpStatus: 404 });
});

test.each([
  [404, 'not-found'],
  [500, 'server-fault'],
  [418, 'refused'],
  [503, 'busy'],
])('HTTP %i is no success, whatever its JSON says', async (status, code) => {
  for (const body of [{}, { status: 'success' }, { success: true, product: {} }]) {
    const calls = [
      ['removeFromCart', { cart_id: 9, variant: 'variant1' }],
      ['getProductBySlug', { slug: 'soap' }],
    ] as const;
    fakeShop({ removeFromCart: foreign(body, status), getProductBySlug: foreign(body, status) });
    for (const [name, input] of calls) {
      await expect(browserCall(name, input), name).rejects.toMatchObject({ code });
    }
  }
});
