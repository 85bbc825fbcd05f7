import type { Page } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import {
  addPack,
  emptyCart,
  expect,
  read,
  signIn,
  type TestProduct,
  test,
} from './order-fixture.ts';
import { scrollAtNextClick } from './shop-fixture.ts';

// One customer's cart: one test after the other.
test.describe.configure({ mode: 'default' });

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
    shifted?: number;
  }
}

const shopPages = ['product-detail', 'listing', 'home', 'shop'];
const customerPages = [
  'cart',
  'checkout-billing-info',
  'checkout-pick-drop',
  'complete-order',
  'my-order',
];

/** Until the scripts of these pages, with what they import, were loaded while the page was idle. */
async function scriptsOf(page: Page, pages: string[]): Promise<void> {
  await page.waitForFunction((names) => {
    const loaded = new Set(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const { routes } = window.__reactRouterManifest ?? { routes: {} };
    return names.every((name) => {
      const { module, imports = [] } = routes[`routes/${name}`] ?? { module: '' };
      return [module, ...imports].every((script) => loaded.has(script));
    });
  }, pages);
}

/** The addresses asked for from now on; not those answered from the browser's cache. */
async function requestsOf(page: Page): Promise<() => string[]> {
  const sent = new Map<string, string>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    sent.set(requestId, request.url),
  );
  devTools.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId);
  });
  await devTools.send('Network.enable');
  return () => [...sent.values()];
}

function actionsIn(addresses: string[]): string[] {
  return addresses.flatMap((address) => /endpoint=(\w+)/.exec(address)?.[1] ?? []);
}

function scriptsIn(addresses: string[]): string[] {
  return addresses.filter((address) => address.endsWith('.js'));
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

async function tenProducts(page: Page): Promise<TestProduct[]> {
  const { products } = await read(page, 'getAllProductsWithImageNewBest', { limit: 60 });
  return products
    .filter((one: TestProduct & { stock: number }) => one.stock > 5 * one.set_qty1)
    .slice(0, 10);
}

async function fillTenLines(page: Page): Promise<void> {
  const userId = await signIn(page, 'first');
  await emptyCart(page, userId);
  for (const product of await tenProducts(page)) await addPack(page, userId, product);
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cart/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed' })).toBeVisible();
}

async function toLastStep(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(page).toHaveURL('/checkout-billing-info');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/checkout-pick-drop');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/complete-order');
}

test('a tapped card shows its product at once, and back the list as it was, read once behind', async ({
  page,
}) => {
  await page.goto('/face-care', { waitUntil: 'networkidle' });
  await scriptsOf(page, shopPages);
  const card = cards(page).nth(10);
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const shownPicture = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  const element = await card.elementHandle();
  const noted = await scrollAtNextClick(page);
  const product = await hold(page, /endpoint=getProductBySlug/);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: `Enlarge picture of ${name}` })).toHaveCSS(
    'background-image',
    `url("${shownPicture}")`,
  );
  await expect(page).not.toHaveTitle(/^Face Care/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await product.release();
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, 120));
  const lists = await hold(page, /endpoint=getProductsBySubcategorySlug/);
  const sent = await requestsOf(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Face Care');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Face Care/);
  await expect(card).toBeInViewport();
  // It was not rendered anew.
  expect(await element?.evaluate((one) => one.checkVisibility())).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(await noted());
  await expect.poll(() => actionsIn(sent())).toEqual(['getProductsBySubcategorySlug']);
  expect(scriptsIn(sent())).toEqual([]);
  await lists.release();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
});

test('back at the end of a list shows that end, where a tap is done @long', async ({ page }) => {
  await signIn(page, 'first');
  await page.goto('/face-care', { waitUntil: 'networkidle' });
  await scriptsOf(page, shopPages);
  const isInStock = { has: page.getByRole('button', { name: /^Add / }) };
  const last = cards(page).filter(isInStock).last();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await last.evaluate((card) => scrollBy(0, card.getBoundingClientRect().bottom - innerHeight / 2));
  const place = await page.evaluate(() => scrollY);
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-detail\//);
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Face Care');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await last.getByRole('button', { name: /^Add / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/face-care');
});

test('a list goes on that was left for a product while its next page was read @long', async ({
  page,
}) => {
  await page.goto('/shop');
  await scriptsOf(page, shopPages);
  const next = /endpoint=getAllProductsWithImageNewBest.*page=2/;
  await page.route(next, () => {}); // no answer
  await page.getByText(/^24 of \d+ shown$/).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Loading more products' })).toBeAttached();
  await cards(page).nth(23).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-detail\//);
  await page.unroute(next);
  await page.goBack();
  await expect(page.getByText(/^48 of \d+ shown$/)).toBeAttached();
});

test('a list that changed since becomes current behind the page @long', async ({ page }) => {
  await page.goto('/face-care', { waitUntil: 'networkidle' });
  const first = cards(page).first();
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-detail\//);
  const answered = Promise.withResolvers<void>();
  await page.route(/endpoint=getProductsBySubcategorySlug/, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.products[0].product_name = 'Renamed meanwhile';
    await answered.promise;
    await route.fulfill({ json: answer });
  });
  await page.goBack();
  await expect(first.getByRole('link').first()).toHaveText(name);
  answered.resolve();
  await expect(first.getByRole('link').first()).toHaveText('Renamed meanwhile');
});

test('a product page begins with what its card showed, and nothing shifts @long', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.goto('/face-care');
  await scriptsOf(page, shopPages);
  const card = cards(page).first();
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  const price =
    (await card
      .getByText(/^₹[\d,.]+$/)
      .first()
      .textContent()) ?? '';
  const product = await hold(page, /endpoint=getProductBySlug/);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-detail\//);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main.getByText(price).first()).toBeVisible();
  await expect(main.getByRole('table', { name: 'Packs' })).toBeVisible();
  expect(product.count()).toBe(1);
  await page.evaluate(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }; // `as`: not in TypeScript's types
        window.shifted = (window.shifted ?? 0) + value;
      }
    }).observe({ type: 'layout-shift' });
  });
  await product.release();
  await expect(main.getByRole('heading', { name: 'Related products' })).toBeAttached();
  await expect(main.getByText('SKU')).toBeVisible();
  expect(await page.evaluate(() => window.shifted)).toBe(0);
});

test('from the cart to the invoice: ten lines, no script, at most 21 requests', async ({
  page,
}) => {
  await fillTenLines(page);
  await page.goto('/faqs');
  await scriptsOf(page, [...shopPages, ...customerPages]);
  // What every page loads once, some seconds after it: no script of the way to the invoice.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/BackgroundParts-/.test(name)),
  );
  const sent = await requestsOf(page);
  await openCart(page);
  await toLastStep(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('article', { name: 'Invoice' })).toBeVisible();
  // The last one: the count follows each change of page.
  await expect
    .poll(() => actionsIn(sent()).filter((action) => action === 'countCartVariants'))
    .toHaveLength(4);
  expect(scriptsIn(sent())).toEqual([]);
  expect(sent().length, sent().join('\n')).toBeLessThanOrEqual(21);
  for (const once of ['getCustomerById', 'getDeliverySettings', 'insertOrder', 'getOrderById']) {
    expect(actionsIn(sent()).filter((action) => action === once)).toHaveLength(1);
  }
});

/** What the browser itself tells the console of a network that is gone. */
function forgiveOffline(heard: string[]): void {
  const rest = heard.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
  heard.splice(0, heard.length, ...rest);
}

test('without a network what was seen before opens, and the rest once it is back @long', async ({
  page,
  context,
  quietConsole,
}) => {
  await page.goto('/face-care');
  await scriptsOf(page, shopPages);
  const product = cards(page).first().getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeAttached();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Face Care');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByText('Not available offline')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  forgiveOffline(quietConsole);
});

test('a page whose read was cut off is read again when the network is back @long', async ({
  page,
  context,
  quietConsole,
}) => {
  await page.goto('/face-care');
  const lists = /endpoint=getAllProductsWithImageNewBest/;
  await page.route(lists, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await context.setOffline(true);
  await page.unroute(lists);
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(24);
  forgiveOffline(quietConsole);
});

test('a network that is gone after the order leaves the invoice, not an error page @long', async ({
  page,
  context,
  quietConsole,
}) => {
  const left: string[] = [];
  await fillTenLines(page);
  await page.goto('/cart');
  await scriptsOf(page, customerPages);
  page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()));
  await toLastStep(page);
  const read = page.waitForResponse(/endpoint=getOrderById/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await (await read).finished();
  await context.setOffline(true);
  await expect(page.getByRole('article', { name: 'Invoice' })).toContainText('Order #');
  await context.setOffline(false);

  // Here not even the order could be read.
  await fillTenLines(page);
  await page.goto('/complete-order');
  await scriptsOf(page, customerPages);
  left.length = 0;
  const orders = /endpoint=getOrderById/;
  await page.route(orders, (route) => route.abort());
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(
    page.getByText(/^Your order #\d+ has been placed\. Its invoice could/),
  ).toBeVisible();
  await expect(page).toHaveURL('/my-order');
  await context.setOffline(true);
  await page.unroute(orders);
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: 'Invoice' })).toContainText('Order #');
  expect(left).toEqual([]);
  forgiveOffline(quietConsole);
});
