// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cartShop, renderInShop, soap } from '#test/cart-shop.tsx';
import { textOf } from '#test/dom-text.ts';
import { noNetwork, refused } from '#test/fake-shop.ts';
import * as cartRoute from '#web/routes/cart.tsx';

const saved = { discount_applied: 50, message: 'Coupon applied.' };
const tooSmall = refused('below-coupon-minimum', 'Minimum order not met', { amount_needed: 248.5 });

/** A cart of so many packs at ₹504 each, with the box. */
async function openBox(shop: ReturnType<typeof cartShop>, packs = 2) {
  shop.put(soap, packs);
  const view = renderInShop({ '/cart': cartRoute }, '/cart');
  const code = await view.screen.findByLabelText<HTMLInputElement>('Discount code');
  const press = (name: string) => view.user.click(view.screen.getByRole('button', { name }));
  return {
    ...view,
    code,
    press,
    async apply(given: string) {
      await view.user.clear(code);
      if (given !== '') await view.user.type(code, given);
      await press('Apply Coupon');
    },
    summary: () => textOf(view.screen.getByRole('region', { name: 'Summary' })),
  };
}

const stored = () => localStorage.getItem('currentcoupon');

test.each([
  ['EXPIRED5', refused('coupon-expired', 'This coupon has expired.'), 'This coupon has expired.'],
  ['NONE', refused('unknown-coupon', ''), 'Please enter a valid coupon code.'],
])('%s is refused with its reason', async (given, answer, why) => {
  const shop = cartShop();
  shop.answer({ getCouponDataByUserId: answer });
  const { apply, sayOk } = await openBox(shop);
  await apply(given);
  await sayOk('Invalid Coupon', why);
  expect(stored()).toBeNull();
});

test('no code, too small a cart and a lost answer are told; the last is tried again', async () => {
  const shop = cartShop();
  const { screen, apply, sayOk, dialog, press } = await openBox(shop);
  await apply('');
  await sayOk('Empty Code', 'Please enter a discount code.');
  shop.answer({ getCouponDataByUserId: noNetwork });
  await apply('SAVE50');
  const lost = await dialog('Oops...');
  expect(lost.textContent).toContain('Something went wrong while applying the coupon.');
  shop.answer({ getCouponDataByUserId: tooSmall });
  await press('Try again');
  await sayOk('Minimum Order Not Met', 'You need ₹248.50 more');
  screen.getByText('SAVE50 needs ₹248.50 more in the cart');
  expect(stored()).toBeNull();
});

test('an applied coupon is locked, kept over a reload, and removed', async () => {
  const shop = cartShop();
  shop.answer({ getCouponDataByUserId: saved });
  const first = await openBox(shop);
  await first.apply(' SAVE50 ');
  await first.sayOk('Coupon Applied!', 'You saved ₹50.00');
  expect([first.code.readOnly, first.code.value, stored()]).toEqual([true, 'SAVE50', 'SAVE50']);
  expect(first.summary()).toContain('Coupon−₹50.00Payable₹958.00');
  first.unmount();

  const { screen, summary, press, code } = await openBox(shop);
  await screen.findByRole('button', { name: 'Remove Coupon' });
  expect(summary()).toContain('Coupon−₹50.00');
  await press('Remove Coupon');
  expect(summary()).not.toContain('Coupon');
  expect([code.value, stored()]).toEqual(['', null]);
});

test('a cart that falls below its minimum loses the coupon, with a quiet word', async () => {
  const shop = cartShop();
  shop.answer({ getCouponDataByUserId: saved });
  const { screen, apply, sayOk, press, summary } = await openBox(shop);
  await apply('save50');
  await sayOk('Coupon Applied!', 'You saved ₹50.00');
  shop.answer({ getCouponDataByUserId: tooSmall });
  await press('One pack less of Neem Soap');
  await screen.findByText('SAVE50 needs ₹248.50 more in the cart');
  screen.getByRole('button', { name: 'Apply Coupon' });
  expect(summary()).not.toContain('Coupon');
  expect(stored()).toBeNull();
});

test('what a coupon still needs follows the cart, and its code waits in the field', async () => {
  const shop = cartShop();
  shop.answer({ getCouponDataByUserId: saved });
  const { screen, apply, sayOk, press, code } = await openBox(shop, 3);
  await apply('save50');
  await sayOk('Coupon Applied!', 'You saved ₹50.00');
  shop.answer({ getCouponDataByUserId: tooSmall });
  const change = async (label: string) => {
    await press(`One pack ${label} of Neem Soap`);
    const list = screen.getByRole('list', { name: 'Items in your cart' });
    await expect.poll(() => list.getAttribute('aria-busy')).toBe('false');
  };
  await change('less');
  await screen.findByText('SAVE50 needs ₹248.50 more in the cart');
  await change('less');
  screen.getByText('SAVE50 needs ₹752.50 more in the cart');
  await change('more');
  screen.getByText('SAVE50 needs ₹248.50 more in the cart');
  await change('more');
  await expect.poll(() => screen.queryByText(/^SAVE50 needs/)).toBeNull();
  expect(code.value).toBe('save50');
});

test('a stored coupon is checked as the cart opens: refused it goes, unanswered it stays', async () => {
  localStorage.setItem('currentcoupon', 'EXPIRED5');
  const shop = cartShop();
  shop.answer({ getCouponDataByUserId: noNetwork });
  const first = await openBox(shop);
  await first.screen.findByText('EXPIRED5 could not be checked.');
  expect(stored()).toBe('EXPIRED5');
  first.unmount();
  shop.answer({ getCouponDataByUserId: refused('coupon-expired', 'This coupon has expired.') });
  const { screen } = await openBox(shop);
  await screen.findByText('EXPIRED5 was removed. This coupon has expired.');
  expect(stored()).toBeNull();
});
