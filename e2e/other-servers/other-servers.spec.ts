import type { Page } from '@playwright/test';
import { callShop } from '#test/shop-process.ts';
import {
  readContent,
  readNotifications,
  readProfile,
  signOut,
  writeReview,
} from './account-path.ts';
import { type Buyer, prepareBuyer } from './buyer.ts';
import {
  applyCoupon,
  browse,
  changeCart,
  checkOut,
  expectNoGaps,
  fillLogin,
  searchAndAdd,
  signIn,
} from './buyers-path.ts';
import { editAndCancel, filterOrders, followOrder } from './orders-path.ts';
import { expect, test } from './other-servers-fixture.ts';

// They take the same address in turn.
test.describe.configure({ mode: 'default' });

/** All that a buyer does in the shop; `times` is how many the tracker of a new order shows. */
async function wholePath(page: Page, buyer: Buyer, times: number): Promise<void> {
  await signIn(page, buyer);
  await browse(page, buyer);
  await searchAndAdd(page, buyer.dropped);
  await searchAndAdd(page, buyer.bought);
  await changeCart(page, buyer);
  const orderId = await checkOut(page, buyer);
  await filterOrders(page, orderId);
  await followOrder(page, orderId, times);
  await editAndCancel(page, orderId);
  await readNotifications(page);
  await writeReview(page, buyer);
  await readProfile(page);
  await readContent(page);
  await signOut(page);
}

test.describe('a server that answers only what the specification names @long', () => {
  test.use({ kind: 'specified' });

  test('serves the whole buyer’s path', async ({ page, others }) => {
    await wholePath(page, await prepareBuyer(others.shop.url), 0);
  });

  test('adds one pack where several were typed, and the page shows one', async ({
    page,
    others,
  }) => {
    const buyer = await prepareBuyer(others.shop.url);
    await signIn(page, buyer);
    await page.goto(`/product-detail/${buyer.bought.slug}`);
    const stepper = page.getByRole('group', { name: /^Units/ }).first();
    await expect(stepper.getByRole('status')).toHaveText('0 units');
    await stepper.getByRole('button', { name: /^Type how many/ }).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 pack', { exact: true })).toBeVisible();
    await expect(stepper.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('a server that refuses with HTTP 200, no message and no code @long', () => {
  test.use({ kind: 'silent' });

  test('serves the whole buyer’s path', async ({ page, others }) => {
    await wholePath(page, await prepareBuyer(others.shop.url), 1);
  });

  test('gets the screens’ own texts for its refusals', async ({ page, others }) => {
    const buyer = await prepareBuyer(others.shop.url);
    await page.goto('/login');
    await fillLogin(page, buyer, '000000');
    await expect(page.getByRole('alert')).toContainText('Login Failed');
    await expect(page.getByRole('alert')).toContainText('Please check what you entered');
    await signIn(page, buyer);
    await searchAndAdd(page, buyer.bought);
    await applyCoupon(page, 'NOSUCH');
    const refused = page.getByRole('dialog', { name: 'Invalid Coupon' });
    await expect(refused).toContainText('Please enter a valid coupon code.');
    await page.goto('/order/999999');
    await expect(page.getByRole('heading', { name: 'Order not found.' })).toBeVisible();
    const missing = await page.goto('/product-detail/no-such-product');
    expect(missing?.status()).toBe(404);
    await expectNoGaps(page);
  });
});

test.describe('a server that answers every number as text @long', () => {
  test.use({ kind: 'text' });

  test('serves the whole buyer’s path; a product that is null is a page that is not there', async ({
    page,
    others,
  }) => {
    await wholePath(page, await prepareBuyer(others.shop.url), 1);
    const missing = await page.goto('/product-detail/no-such-product');
    expect(missing?.status()).toBe(404);
    await expectNoGaps(page);
  });
});

test.describe('a server that answers a change of the cart with what says nothing @long', () => {
  test.use({ kind: 'malformed' });

  test('is told as a failure in drawer and cart, and nothing is pending for ever', async ({
    page,
    others,
  }) => {
    const { bought, ...buyer } = await prepareBuyer(others.shop.url);
    await signIn(page, { ...buyer, bought });
    const expectFailure = async () => {
      const told = page.getByRole('dialog', { name: 'Oops...' });
      await expect(told).toContainText('Something went wrong!');
      await told.getByRole('button').click();
      await expect(page.getByText(/pending|when the network is back/)).toHaveCount(0);
    };
    await page.goto(`/product-detail/${bought.slug}`);
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await expectFailure();
    // What that server did all the same is what the cart shows once it was read.
    await page.goto('/cart');
    await page.getByRole('button', { name: /^One pack more/ }).click();
    await expectFailure();
    await expect(page.getByRole('link', { name: 'Proceed' })).toBeVisible();
  });
});

test.describe('a Thok server on another origin @long', () => {
  test.use({ kind: 'thok' });

  test('serves the whole buyer’s path, and its session ends with Logout', async ({
    page,
    others,
  }) => {
    const { url } = others.shop;
    const buyer = await prepareBuyer(url);
    await wholePath(page, buyer, 1);
    await signIn(page, buyer);
    const [session] = await page.context().cookies(`http://127.0.0.1:${others.port}`);
    const cookie = `${session?.name}=${session?.value}`;
    const ask = () => callShop(url, cookie, 'getCustomerById', { id: buyer.userId });
    expect((await ask()).data?.mobile).toBe('9876543210');
    await signOut(page);
    expect((await ask()).code).toBe('not-signed-in');
  });
});
