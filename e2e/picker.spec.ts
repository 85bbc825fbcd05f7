import type { Locator, Page } from '@playwright/test';
import {
  cartOf,
  forgiveCutRequests,
  hold,
  products,
  rupees,
  startEmpty,
  type TestProduct,
} from './cart-fixture.ts';
import { expect, scrollAtNextClick, test } from './shop-fixture.ts';

// The drawer's slide is part of what is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

function drawerOf(page: Page, name: string) {
  const drawer = page.getByRole('dialog', { name });
  return {
    drawer,
    first: drawer.getByRole('group').first(),
    value: drawer.getByRole('group').first().getByRole('status'),
    less: drawer.getByRole('button', { name: /^One less/ }).first(),
    more: drawer.getByRole('button', { name: /^One more/ }).first(),
  };
}

function standsStill(drawer: Locator) {
  // An animation that another one replaces is cancelled, which ends it too.
  return drawer.evaluate((node) =>
    Promise.allSettled(node.getAnimations().map((one) => one.finished)),
  );
}

const units = (count: number) => (count === 1 ? '1 unit' : `${count} units`);

/** From the product's card, on a page that has read what the cart holds. */
async function openDrawer(page: Page, product: TestProduct) {
  const words = new URLSearchParams({ q: product.product_name });
  const held = page.waitForResponse(/endpoint=getCartProductByUserId/);
  await page.goto(`/shop?${words}`);
  // Add, or what the cart holds in its place.
  const { product_name: name } = product;
  const opener = page.locator(`[aria-haspopup=dialog][aria-label*="${name}"]`);
  await held;
  await opener.click();
  const parts = drawerOf(page, product.product_name);
  await expect(parts.drawer).toBeVisible();
  return parts;
}

/** Holds these requests, the ones to come too, until the function it gives is called. */
async function closeGate(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Those of the first products come, now that nothing holds them. */
async function expectPictures(page: Page): Promise<void> {
  const shown = () =>
    page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.slice(0, 4).map(({ naturalWidth }) => naturalWidth > 0),
      );
  await expect.poll(shown).toEqual([true, true, true, true]);
}

test('Add and the cart icon send a visitor to login', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('link', { name: /^Add / }).first().click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/cart');
  await expect(page).toHaveURL('/login?next=%2Fcart');
});

test('signing in from Add leads back to the list as it was, where the drawer of that product opens', async ({
  page,
}) => {
  await page.goto('/shop');
  const add = page.getByRole('link', { name: /^Add / }).nth(12);
  await add.scrollIntoViewIfNeeded();
  const name = (await add.getAttribute('aria-label'))?.slice('Add '.length) ?? '';
  const noted = await scrollAtNextClick(page);
  await add.click();
  await expect(page).toHaveURL('/login');
  const before = await noted();
  await page.getByLabel('Email or phone').fill('9876543210');
  await page.getByLabel('PIN', { exact: true }).fill('246810');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/shop(#|$)/);
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
});

test('tapped before the scripts came, Add shows it at once and opens the drawer with them', async ({
  page,
}) => {
  await startEmpty(page);
  await page.goto('/faqs'); // it keeps who is signed in
  const scripts = await hold(page, /\/assets\/react-/);
  await page.goto('/shop', { waitUntil: 'commit' });
  const adds = page.getByRole('button', { name: /^Add / });
  const name = (await adds.first().getAttribute('aria-label'))?.replace(/^Add /, '') ?? '';
  // On a slow line the drawer's own script would come long after the others.
  const drawersScript = page.waitForRequest(/\/assets\/CartOverlays-/);
  await adds.first().click();
  await expect(adds.first()).toHaveAttribute('aria-busy', 'true');
  await expect(adds.nth(1)).not.toHaveAttribute('aria-busy');
  await drawersScript;
  await scripts.release();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL('/shop');
  await page.keyboard.press('Escape');
  await expect(adds.first()).not.toHaveAttribute('aria-busy');
});

test('what a visitor taps before the scripts came waits at the login', async ({ page }) => {
  const scripts = await hold(page, /\/assets\/react-/);
  await page.goto('/face-care', { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('link', { name: /^Add / }).first();
  const name = (await add.getAttribute('aria-label'))?.replace(/^Add /, '') ?? '';
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await scripts.release();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
});

test('a tapped Add does not wait until the pictures have come @long', async ({ page }) => {
  await startEmpty(page);
  await page.addInitScript(() => {
    const start = window.setTimeout;
    // The time-out after which the scripts are loaded anyway never comes.
    const never = ((run: () => void, ms?: number) => (ms === 2_000 ? 0 : start(run, ms))) as never; // `as`: the overloads of Node too
    window.setTimeout = never;
  });
  const open = await closeGate(page, /\/images\/products\//);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  open();
  await expectPictures(page);
});

test('pictures that gave way to a tap come, where the scripts cannot be loaded too @long', async ({
  page,
  quietConsole,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  const open = await closeGate(page, /\/images\/products\//);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect.poll(() => page.evaluate(() => window.eventReplay?.replays.size)).toBe(0);
  open();
  await expectPictures(page);
  forgiveCutRequests(quietConsole);
});

test('of several Adds tapped before the scripts came, the last one opens the drawer @long', async ({
  page,
}) => {
  await startEmpty(page);
  const scripts = await hold(page, /\/assets\/react-/);
  await page.goto('/shop', { waitUntil: 'commit' });
  const adds = page.getByRole('button', { name: /^Add / });
  const name = (await adds.nth(1).getAttribute('aria-label'))?.replace(/^Add /, '') ?? '';
  for (const index of [0, 1, 2, 1]) await adds.nth(index).click();
  await scripts.release();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
});

for (const [missing, pattern] of [
  ['the scripts', /\.js$/],
  ['the scripts of the drawer', /\/CartOverlays-/],
] as const) {
  test(`where ${missing} cannot be loaded, a tapped Add leads to the product`, async ({
    page,
    quietConsole,
  }) => {
    await startEmpty(page);
    await page.route(pattern, (route) => route.abort());
    await page.goto('/shop', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page).toHaveURL(/\/product-detail\//);
    // The product's page asks for its scripts as well.
    await page.waitForLoadState('networkidle');
    forgiveCutRequests(quietConsole);
  });
}

test('without scripts Add leads a customer to the product', async ({ page, browser, baseURL }) => {
  await startEmpty(page);
  const options = { javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) };
  const plain = await browser.newContext(options);
  await plain.addCookies(await page.context().cookies());
  const unscripted = await plain.newPage();
  await unscripted.goto('/shop');
  await unscripted.getByRole('button', { name: /^Add / }).first().click();
  await expect(unscripted).toHaveURL(/\/product-detail\//);
  await plain.close();
});

test('the drawer adds and takes packs, and every count in the shop follows', async ({ page }) => {
  await startEmpty(page);
  const [product] = await products(page);
  if (!product) throw new Error('no product');
  const { drawer, first, value, less, more } = await openDrawer(page, product);
  await expect(drawer.getByText(`MRP ${rupees(product.mrp)} per unit`)).toBeVisible();
  await expect(drawer.getByText('Your order will be delivered in 1-2 days')).toBeVisible();
  await expect(first).toBeVisible();
  await expect(value).toHaveText('0 units');
  await expect(less).toBeDisabled();
  await more.click();
  await expect(value).toHaveText(units(product.set_qty1));
  // The steppers stand in line, whatever they count.
  const widths = await drawer
    .getByRole('group')
    .evaluateAll((steppers) => steppers.map((one) => one.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
  const packPrice = product.selling_price1 * product.set_qty1;
  const earn = (product.mrp - product.selling_price1) * product.set_qty1;
  await expect(drawer.getByText(rupees(packPrice), { exact: true })).toBeVisible();
  await expect(drawer.getByText(rupees(earn), { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer).toBeHidden();
  const bar = page.getByRole('link', { name: /View cart/ });
  await expect(bar).toHaveText(`1 item · ${rupees(packPrice)} · View cart`);
  const icon = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(icon).toHaveAccessibleName('Cart , 1 item');

  const again = await openDrawer(page, product);
  await expect(again.value).toHaveText(units(product.set_qty1));
  await again.less.click();
  await expect(again.value).toHaveText('0 units');
  await expect(again.less).toBeDisabled();
  await again.drawer.getByRole('link', { name: 'Continue To Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(again.drawer).toBeHidden();
  await expect(page.getByRole('link', { name: 'Go to shop' })).toBeVisible();
});

test('Escape, the backdrop and a swipe down close the drawer; focus comes back', async ({
  page,
}) => {
  await startEmpty(page);
  const [product] = await products(page);
  if (!product) throw new Error('no product');
  const { drawer } = await openDrawer(page, product);
  const opener = page.locator(':focus');
  expect(await opener.evaluate((node) => node.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator(':focus')).toHaveText('Add');

  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await page.mouse.click(180, 20);
  await expect(drawer).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await standsStill(drawer);
  const box = await drawer.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const y = (box?.y ?? 0) + 30;
  const at = (down: number) => [{ x: 100, y: y + down }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const down of [20, 60, 120, 200]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(down) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(drawer).toBeHidden();
});

test('the page behind the drawer is out of reach, and back once it closes @long', async ({
  page,
}) => {
  await startEmpty(page);
  const [product] = await products(page);
  if (!product) throw new Error('no product');
  const { drawer, more, value } = await openDrawer(page, product);
  // The bar of the cart comes up behind it.
  await more.click();
  await expect(value).toHaveText(units(product.set_qty1));
  await expect(page.getByText('View cart')).toBeVisible();
  const reached = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog[open]') != null;
    });
  // Screen readers find nothing but the drawer, keys lead nowhere else, and nothing scrolls.
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveCount(0);
  for (const key of [...Array(12).fill('Tab'), ...Array(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await reached()).toBe(true);
  }
  const place = await page.evaluate(() => scrollY);
  await page.mouse.move(180, 100);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('body > [inert], body > :not(div)[aria-hidden]')).toHaveCount(0);

  // The back button of Android may close it without asking.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toHaveCount(0);
  await drawer.evaluate((node: HTMLDialogElement) => node.close());
  await expect(page.getByRole('main')).toBeVisible();
});

test('while one drawer slides out, a tap opens the next @long', async ({ page }) => {
  await startEmpty(page);
  await page.goto('/shop');
  // Not by role: the page behind a drawer has none.
  const adds = page.locator('main button[aria-label^="Add "]');
  await adds.nth(0).click();
  const drawer = page.getByRole('dialog');
  const name = await drawer.getByRole('heading').textContent();
  await standsStill(drawer);
  const next = await adds.nth(1).boundingBox();
  const close = await drawer.getByRole('button', { name: 'Continue Shopping' }).boundingBox();
  if (!next || !close) throw new Error('not shown');
  // The drawer lay over it, and still does: nothing here waits until it has gone.
  await page.mouse.click(close.x + 20, close.y + 10);
  await page.mouse.click(next.x + 20, next.y + 10);
  await expect(drawer.getByRole('heading')).not.toHaveText(name ?? '');
  await expect(drawer).toBeVisible();
});

test('a finger that only came down on Add opens nothing, and the next Add opens its own @long', async ({
  page,
}) => {
  await startEmpty(page);
  await page.goto('/shop');
  const adds = page.getByRole('button', { name: /^Add / });
  await adds.first().hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeHidden();
  const name = (await adds.nth(1).getAttribute('aria-label'))?.replace(/^Add /, '') ?? '';
  await adds.nth(1).click();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
});

test('the drawer opens before its packs are rendered, never with those of another product @long', async ({
  page,
}) => {
  await startEmpty(page);
  await page.goto('/shop');
  const adds = page.getByRole('button', { name: /^Add / });
  const drawer = page.getByRole('dialog');
  for (const index of [0, 1]) {
    const name = await adds.nth(index).getAttribute('aria-label');
    const opened = await adds.nth(index).evaluate(async (node: HTMLElement) => {
      node.click();
      const sheet = () => document.querySelector('dialog[open]');
      while (!sheet()) await Promise.resolve();
      return {
        heading: sheet()?.querySelector('h2')?.textContent,
        steppers: sheet()?.querySelectorAll('[role=group]').length,
      };
    });
    expect(`Add ${opened.heading?.replaceAll('\u00a0', ' ')}`).toBe(name);
    expect(opened.steppers).toBe(0);
    await expect(drawer.getByRole('group').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});

test('the drawer is open in the very task of the tap @long', async ({ page }) => {
  await startEmpty(page);
  await page.goto('/shop', { waitUntil: 'networkidle' });
  const adds = page.getByRole('button', { name: /^Add / });
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const isOpen = await adds.nth(index).evaluate(async (node: HTMLElement) => {
      // A tap: the finger comes down, and some time later it is a click.
      node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await new Promise((up) => setTimeout(up, 80));
      node.click();
      for (let turns = 0; turns < 1_000; turns += 1) await Promise.resolve();
      return document.querySelector('dialog[open]') !== null;
    });
    expect(isOpen).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

/** The stepper of the first pack, in the drawer or on the product's page. */
async function typePacks(page: Page, packs: string) {
  await page
    .getByRole('button', { name: /^Type how many/ })
    .first()
    .click();
  await page.keyboard.type(packs);
  await page.keyboard.press('Enter');
}

test('the drawer and the product page follow another tab, and a typed number becomes the cart’s @long', async ({
  page,
  context,
}) => {
  await startEmpty(page);
  const [product] = await products(page);
  if (!product) throw new Error('no product');
  const { value, drawer } = await openDrawer(page, product);
  await expect(value).toHaveText('0 units');
  const other = await context.newPage();
  await other.goto(`/product-detail/${product.slug}`, { waitUntil: 'networkidle' });
  const group = other.getByRole('group', { name: /^Units/ }).first();
  for (const packs of [1, 2]) {
    await group.getByRole('button', { name: /^One more/ }).click();
    // In a row of the page the number stands alone.
    await expect(group.getByRole('status')).toHaveText(String(packs * product.set_qty1));
    await expect(value).toHaveText(units(packs * product.set_qty1));
    await expect(group).toHaveAttribute('aria-busy', 'false');
  }
  await typePacks(page, '1');
  await expect(drawer.getByText('1 pack', { exact: true }).first()).toBeVisible();
  await expect(group.getByRole('status')).toHaveText(String(product.set_qty1));
  expect((await cartOf(page)).map((line) => line.variant_qty)).toEqual([1]);
});
