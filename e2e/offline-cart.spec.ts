import type { Page } from '@playwright/test';
import * as en from '#web/messages/en/cart.ts';
import * as enPage from '#web/messages/en/cart-page.ts';
import * as hi from '#web/messages/hi/cart.ts';
import * as hiPage from '#web/messages/hi/cart-page.ts';
import { hold } from './cart-fixture.ts';
import { post as consolePost, read as consoleRead, owner, signInAs } from './console-fixture.ts';
import { expectAccessible, expectGoodPage, expectNoSidewaysScroll } from './good-page.ts';
import { emptyCart, expect, read, signIn, test } from './order-fixture.ts';

test.use({ serviceWorkers: 'allow' });
// One customer's cart: one test after the other.
test.describe.configure({ mode: 'default' });

/** What the browser itself says of a network that is gone. */
test.afterEach(async ({ page, quietConsole }) => {
  await page.request.get('/?lang=en');
  const rest = quietConsole.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
  quietConsole.splice(0, quietConsole.length, ...rest);
});

let made = 0;

/** A new product, opened by a signed-in customer whose cart is empty; the service worker is there. */
async function start(page: Page, lang = 'en') {
  await signInAs(page, owner);
  made += 1;
  const { product } = await consolePost(page, 'saveProduct', {
    ...{ product_name: `Queued Soap ${made}00 g`, sku: `Q-${made}`, brand_id: 1 },
    ...{ subcategory_id: 1, mrp: 100, maxqty: 240, set_qty1: 12, selling_price1: 80, stock: 600 },
  });
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  await page.goto(`/cart?lang=${lang}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await page.goto(`/product-detail/${product.slug}`, { waitUntil: 'networkidle' });
  const stepper = page.getByRole('main').getByRole('group').first();
  return {
    userId,
    product,
    units: stepper.getByRole('status'),
    more: stepper.getByRole('button').last(),
    packs: async () =>
      (await read(page, 'getCartProductByUserId', { userId })).cart.map(
        (line: { variant_qty: number }) => line.variant_qty,
      ),
  };
}

/** The keys of the changes in the phone's own storage. */
function keysOnPhone(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'cartQueue')) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('cartQueue');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('changes').objectStore('changes').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(({ key }) => key));
        };
      };
    });
  });
}

const waitingOnPhone = async (page: Page) => (await keysOnPhone(page)).length;

async function save(page: Page, id: number, fields: object): Promise<void> {
  const { product } = await consoleRead(page, 'getProduct', { id });
  const answer = await consolePost(page, 'saveProduct', { ...product, ...fields });
  expect(answer.success).toBe(true);
}

for (const [lang, t, page_t, tag] of [
  ['en', en, enPage, ''],
  ['hi', hi, hiPage, ' @long'],
] as const) {
  test(`packs added without a network wait, and come into the cart once (${lang})${tag}`, async ({
    page,
    context,
  }) => {
    const { units, more, packs } = await start(page, lang);
    await context.setOffline(true);
    await more.click();
    await expect(page.getByText(t.picker.pending)).toBeVisible();
    await expect(units).toHaveText('12');
    await expect(more).toBeEnabled();
    await more.click();
    await expect(units).toHaveText('24');
    await expect(page.getByText(t.picker.pendingPacks(2))).toBeVisible();
    await expectGoodPage(page);
    expect(await packs()).toEqual([]);

    // Also where the page was closed meanwhile: the service worker opens the cart as it was.
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: page_t.cartPage.waitingTitle })).toBeVisible();
    const pending = page.getByRole('listitem').filter({ hasText: page_t.cartPage.pending });
    await expect(pending).toContainText(page_t.cartPage.packs(2));
    await expectGoodPage(page);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: page_t.cartPage.waitingTitle })).toHaveCount(0);
    await expect.poll(packs).toEqual([2]);
    await expect(page.getByRole('list', { name: page_t.cartPage.lines })).toContainText(
      page_t.cartPage.packs(2),
    );
  });
}

test('a price that changed meanwhile is shown before anything is placed @long', async ({
  page,
  context,
}) => {
  const { product, more, packs } = await start(page);
  await context.setOffline(true);
  await more.click();
  await expect(page.getByText(en.picker.pending)).toBeVisible();
  await signInAs(page, owner);
  await save(page, product.id, { selling_price1: 90 });
  await context.setOffline(false);
  await expect.poll(packs).toEqual([1]);
  await page.goto('/faqs');
  await expect(page.getByRole('dialog', { name: 'Price Update Alert' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to Cart' }).click();
  await expect(page.getByText('Was ₹80.00, now ₹90.00')).toBeVisible();
});

test('a changed price is on the open product page and in the open cart at once @long', async ({
  page,
  context,
}) => {
  const { product, more, packs, userId } = await start(page);
  await more.click();
  await expect.poll(packs).toEqual([1]);
  const cart = await context.newPage();
  await cart.goto('/cart', { waitUntil: 'networkidle' });
  await expect(cart.getByText('₹80.00/unit')).toBeVisible();
  await save(page, product.id, { selling_price1: 90 });
  await expect(page.getByRole('main').getByText('₹90.00').first()).toBeVisible();
  await expect(cart.getByText('Was ₹80.00, now ₹90.00')).toBeVisible();
  await emptyCart(page, userId);
});

test('signing out forgets what waits, after a warning @long', async ({ page, context }) => {
  const { more, packs, units } = await start(page);
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).first().click();
  };
  const warning = page.getByRole('dialog', { name: en.logoutWarning.title });
  // What has been sent and has no answer yet is asked about too.
  const sent = await hold(page, /endpoint=addToCart/);
  await more.click();
  await expect.poll(sent.count).toBe(1);
  await logOut();
  await warning.getByRole('button', { name: en.logoutWarning.stay }).click();
  await sent.release();
  await expect(units).toHaveText('12');
  await page.unroute(/endpoint=addToCart/);

  await context.setOffline(true);
  await more.click();
  await expect(page.getByText(en.picker.pending)).toBeVisible();
  await logOut();
  await expect(warning).toContainText(en.logoutWarning.text);
  await expectAccessible(page);
  await warning.getByRole('button', { name: en.logoutWarning.stay }).click();
  await expect(warning).toBeHidden();
  expect(await waitingOnPhone(page)).toBe(1);
  await logOut();
  await warning.getByRole('button', { name: en.logoutWarning.logout }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => waitingOnPhone(page)).toBe(0);
  await context.setOffline(false);
  // Signed out on the server as well, now that it can be reached.
  await page.goto('/', { waitUntil: 'networkidle' });
  await signIn(page, 'second');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await packs()).toEqual([1]);
});

test('what another customer left on the phone is deleted, not sent', async ({ page, context }) => {
  const { more } = await start(page);
  await context.setOffline(true);
  await more.click();
  await expect(page.getByText(en.picker.pending)).toBeVisible();
  // The session ended without signing out, and somebody else signs in.
  await context.clearCookies();
  const other = await signIn(page, 'first');
  const cart = async () => (await read(page, 'getCartProductByUserId', { userId: other })).cart;
  const before = await cart();
  await context.setOffline(false);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  expect(await cart()).toEqual(before);
  await expect.poll(() => waitingOnPhone(page)).toBe(0);
});

test('what waits is readable on a narrow screen @long', async ({ page, context }) => {
  const { more, userId } = await start(page);
  await context.setOffline(true);
  await more.click();
  await expect(page.getByText(en.picker.pending)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.goto('/cart');
  await expect(page.getByText('Waiting for the network').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await expect(page.getByText('Waiting for the network')).toHaveCount(0);
  await emptyCart(page, userId);
});
