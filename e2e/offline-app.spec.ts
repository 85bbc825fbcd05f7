import type { Page } from '@playwright/test';
import { expect, fillCart, signIn, test } from './order-fixture.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the service worker answers for this page. */
async function controlled(page: Page): Promise<void> {
  await page.goto('/faqs');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
}

/** What the browser itself says of a network that is gone. */
test.afterEach(({ quietConsole }) => {
  quietConsole.splice(
    0,
    quietConsole.length,
    ...quietConsole.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text)),
  );
});

test('what a customer visited opens without a network, with the time of its prices', async ({
  page,
  context,
}) => {
  const userId = await signIn(page, 'second');
  const [product] = await fillCart(page, userId);
  await controlled(page);
  for (const path of [
    '/',
    `/product-detail/${product.slug}`,
    '/cart',
    '/buy-again',
    '/my-orders',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(/No network: prices as of \d+:\d\d [ap]m\./)).toBeVisible();
  await page.goto(`/product-detail/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    product.product_name.slice(0, 8),
  );
  await page.goto('/cart');
  await expect(page.getByText(product.product_name).first()).toBeVisible();
  await page.goto('/my-orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that was never opened says so without a network, and leads on', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=hi');
  await controlled(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'नेटवर्क नहीं है' })).toBeVisible();
  await page.getByRole('link', { name: 'होम' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'फिर कोशिश करें' }).click();
  await expect(page.getByRole('heading', { name: 'नेटवर्क नहीं है' })).toBeHidden();
  await expect(page).toHaveURL('/contact-us');
});

test('signing out leaves nothing of it', async ({ page, context }) => {
  await signIn(page, 'second');
  await controlled(page);
  await page.goto('/my-orders', { waitUntil: 'networkidle' });
  await page.getByRole('combobox').fill('neem face wash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=neem/);
  const searches = () => page.evaluate(() => localStorage.getItem('recentSearches'));
  expect(await searches()).toContain('neem');
  await logOut(page);
  expect(await searches()).toBe(null);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /page|data/.test(name));
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests
        .flat()
        .map((request) => request.url)
        .filter((url) => /orders|user/i.test(url));
    });
  await expect.poll(kept).toEqual([]);
  await context.setOffline(true);
  await page.goto('/my-orders');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
});
