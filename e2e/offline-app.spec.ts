import type { Page } from '@playwright/test';
import { expect, fillCart, placeOrder, signIn, test } from './order-fixture.ts';

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

/** The pages that the service worker has kept. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('thok-page')).keys();
    return requests.map(({ url }) => url.replace(location.origin, ''));
  });
}

async function untilKept(page: Page, paths: string[]): Promise<void> {
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(paths));
}

const asOf = /No network: prices as of \d+:\d\d [ap]m\./;

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
  await expect(page.getByText(asOf)).toBeVisible();
  await page.goto(`/product-detail/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    product.product_name.slice(0, 8),
  );
  await page.goto('/cart');
  await expect(page.getByText(product.product_name).first()).toBeVisible();
  await page.goto('/my-orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was opened by tapping starts without a network, with a customer’s own pages @long', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email or phone').fill('9876543210');
  await page.getByLabel('PIN', { exact: true }).fill('246810');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page
    .getByRole('region', { name: 'Best Selling Products' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/product-detail/);
  const { pathname } = new URL(page.url());
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Doon Wholesale');
  const name = (await heading.textContent()) ?? '';
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await bar.getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  const own = {
    '/cart': /cart/i,
    '/buy-again': /Buy again \d+ products/,
    '/my-orders': /orders/i,
    '/wallet': 'My account',
  };
  await untilKept(page, ['/', pathname, ...Object.keys(own)]);
  await page.close();
  await context.setOffline(true);

  const app = await context.newPage();
  await app.goto('/');
  await expect(app.getByText(asOf)).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Best Selling Products' })).toBeVisible();
  for (const [path, title] of Object.entries({ ...own, [pathname]: name })) {
    await app.goto(path);
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(app.getByText(asOf)).toBeVisible();
  }

  // In the other language: what was kept of the first is gone at once, and a customer's own pages come again.
  await context.setOffline(false);
  // Not with `?lang=hi`, which the account would remember while other journeys use it.
  const { origin } = new URL(app.url());
  await context.addCookies([{ name: 'thok_language', value: 'hi', url: origin }]);
  await app.goto('/faqs');
  await expect.poll(() => keptPages(app)).not.toContain(pathname);
  await app.waitForFunction(() =>
    navigator.serviceWorker.controller?.scriptURL.includes('lang=hi'),
  );
  await untilKept(app, ['/faqs', '/', ...Object.keys(own)]);
  await context.setOffline(true);
  for (const path of ['/faqs', '/', ...Object.keys(own)]) {
    await app.goto(path);
    await expect(app.locator('html'), path).toHaveAttribute('lang', 'hi-IN');
    await expect(app.getByText('इंटरनेट नहीं है').first()).toBeVisible();
  }
  await app.goto(pathname);
  await expect(app.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();
});

test('the first page of the first visit reloads without a network @long', async ({
  page,
  context,
}) => {
  await page.goto('/faqs');
  await untilKept(page, ['/faqs']);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  await expect(page.getByText(asOf)).toBeVisible();
});

test('without a network a tap opens what was opened by tapping, until signing out @long', async ({
  page,
  context,
}) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const fromMenu = (name: string) => async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('link', { name }).filter({ visible: true }).first().click();
  };
  const order = page.locator(`main a[href="/order/${orderId}"]`).first();
  const taps: [path: string, title: string | RegExp, tap: () => Promise<void>][] = [
    [
      '/notification',
      /Notification/,
      () => bar.getByRole('link', { name: 'Notification' }).click(),
    ],
    ['/my-account', 'My Account', () => bar.getByRole('link', { name: 'Profile' }).click()],
    ['/buy-again', /Buy again/, fromMenu('Buy again')],
    ['/my-orders', /My Orders/, fromMenu('My Order')],
    [`/order/${orderId}`, `Order #${orderId}`, () => order.click()],
  ];
  const tapAll = async () => {
    for (const [path, title, tap] of taps) {
      await tap();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // Without a network the page is loaded anew.
      await page.waitForFunction(() => window.eventReplay === undefined);
    }
  };
  await tapAll();
  const paths = taps.map(([path]) => path);
  await untilKept(page, paths);
  await context.setOffline(true);
  await tapAll();
  await expect(page.getByText(asOf)).toBeVisible();

  await context.setOffline(false);
  await logOut(page);
  await bar.getByRole('link', { name: 'Home' }).click();
  await untilKept(page, ['/']);
  expect((await keptPages(page)).filter((path) => paths.includes(path))).toEqual([]);
});

test('a page that was never opened says so without a network, leads on, and opens with it @long', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=hi');
  await controlled(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveText(['फिर कोशिश करें', 'होम']);
  await page.getByRole('link', { name: 'होम' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();
  // By itself, once the network is back.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeHidden();
  await expect(page).toHaveURL('/contact-us');
});

test('a new version leaves kept pages the files of theirs @long', async ({ page }) => {
  await controlled(page);
  await page.evaluate(async () => {
    const old = { headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } };
    const assets = await caches.open('thok-asset');
    for (const name of ['kept', 'gone'])
      await assets.put(`/assets/${name}-1.js`, new Response('', old));
    const html = '<script src="/assets/kept-1.js"></script>';
    await (await caches.open('thok-page')).put('/about', new Response(html));
    await navigator.serviceWorker.register('/sw.js?lang=hi');
  });
  const old = () =>
    page.evaluate(async () => {
      const found = ['kept', 'gone'].map((name) => caches.match(`/assets/${name}-1.js`));
      return (await Promise.all(found)).map(Boolean);
    });
  await expect.poll(old).toEqual([true, false]);
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
      const names = (await caches.keys()).filter((name) => /page|data|picture/.test(name));
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests
        .flat()
        .map((request) => request.url)
        .filter((url) => /orders|user|images\/products/i.test(url));
    });
  await expect.poll(kept).toEqual([]);
  await context.setOffline(true);
  await page.goto('/my-orders');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
});
