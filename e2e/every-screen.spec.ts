import type { Page } from '@playwright/test';
import { eachScreen } from './each-screen.ts';
import { customerPages, formPages, textPages } from './every-page.ts';
import { expectAccessible, expectGoodPage } from './good-page.ts';
import { expect, fillCart, placeOrder, signIn, test } from './order-fixture.ts';

// Here axe looks at every screen of the storefront, and what opens over it; elsewhere only at what is hard to come by.
// `npm test` looks at those that are used most, `npm run screens` at all, at both widths.
// In one worker, which looks at each shape once.
test.describe.configure({ mode: 'default' });

const visitorScreens = [
  '/',
  '/fever-pain-relief',
  '/eye-ear-care//Pharmacy',
  '/lip-hand-care?in_stock=1',
  '/face-care?price_min=99999',
  '/face-care?page=abc',
  '/shop?q=zzzzqqq',
  '/brand/21/suryasa',
  '/product-detail/nimora-neem-face-wash-100-ml',
  '/product-detail/gulmeher-cold-cream-winter-100-ml',
  '/product-detail/pulsira-steam-inhaler-3-in-1-1-pc',
  '/product-detail/no-such-product',
  ...['/privacy-policy', '/refund-policy'],
  ...textPages,
  ...formPages,
];

test('what a customer uses most is accessible and within the screen', async ({ page }) => {
  const userId = await signIn(page, 'first');
  const order = await placeOrder(page, userId);
  const [product] = await fillCart(page, userId);
  await eachScreen(
    page,
    [
      ...['/', '/face-care', `/product-detail/${product.slug}`, '/cart', '/complete-order'],
      ...[`/order/${order}`, '/wallet'],
    ],
    expectGoodPage,
  );
});

for (const half of [0, 1]) {
  test(`what a visitor sees is accessible and within the screen, part ${half + 1} of 2 @long`, async ({
    page,
  }) => {
    const screens = visitorScreens.filter((_, at) => at % 2 === half);
    await eachScreen(page, screens, expectGoodPage);
  });

  test(`what a customer sees is accessible and within the screen, part ${half + 1} of 2 @long`, async ({
    page,
  }) => {
    const screens = (await customerPages(page)).filter((_, at) => at % 2 === half);
    await eachScreen(page, screens, expectGoodPage);
  });
}

/** What a press opens, looked at, and closed again. */
async function look(page: Page, open: () => Promise<void>, shown: string): Promise<void> {
  await open();
  await expect(page.getByRole('dialog', { name: shown }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

test('what opens over a visitor’s page is accessible @long', async ({ page }) => {
  const main = page.getByRole('main');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await page.goto('/brand/21/suryasa');
  await look(page, () => press(/^Filter/), 'Filters');

  await page.goto('/faqs');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  for (const [words, found] of [
    ['', 'Face Care'],
    ['soap', 'See all results for “soap”'],
  ] as const) {
    await box.fill(words);
    await box.click();
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await box.fill('zzqqxx');
  await expect(page.getByText('Check the spelling, or try fewer or other words.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/product-detail/nimora-neem-face-wash-100-ml');
  await page.getByRole('button', { name: 'Enlarge picture of Nimora' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close picture' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/contact-us');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('Please enter your name.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Please enter your email or phone number.')).toBeVisible();
  await expectAccessible(page);
  await press('Register');
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please enter your phone number.')).toBeVisible();
  await expectAccessible(page);
});

test('what opens over a customer’s page is accessible @long', async ({ page }) => {
  const userId = await signIn(page, 'first');
  const order = await placeOrder(page, userId);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expectGoodPage(page);

  await page.goto('/my-orders');
  await look(page, () => press(/^Filter/), 'Filters');

  await page.goto('/shop');
  await press(/^Add /);
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expectGoodPage(page);

  await page.goto('/notification');
  await look(page, () => press(/^Notification/), 'Notifications');

  await fillCart(page, userId);
  await page.goto('/cart');
  await press('Apply Coupon');
  await expect(page.getByRole('dialog')).toContainText('Please enter a discount code.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await look(page, () => press(/^Remove /), 'Are you sure?');

  await page.goto(`/order/${order}`);
  await look(page, () => press('Cancel order'), 'Cancel this order?');
});
