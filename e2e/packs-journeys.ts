import type { Page } from '@playwright/test';
import { packCount } from '#domain/catalogue/pack-texts.ts';
import { addPacks, cartOf, products, startEmpty } from './cart-fixture.ts';
import { drawerOf, openDrawer, units } from './picker-journeys.ts';
import { expect, expectGoodPage, test } from './shop-fixture.ts';

/** The calls of the shop's own API, by action, from now on; those of the page itself are over. */
async function countCalls(page: Page) {
  await page.waitForLoadState('networkidle');
  const calls = new Map<string, number>();
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    const action = new URL(request.url()).searchParams.get('endpoint');
    if (action === null) return;
    calls.set(action, (calls.get(action) ?? 0) + 1);
    if (request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  return { calls: () => Object.fromEntries(calls), bodies };
}

/** Waits for the page's own reads too: they come when the browser is idle, on a slow machine after the network was. */
async function openWith(page: Page, path: string, reads: readonly string[]) {
  const answers = reads.map((name) => page.waitForResponse(new RegExp(`endpoint=${name}&`)));
  await page.goto(path);
  await Promise.all(answers);
}

async function someProducts(page: Page) {
  await startEmpty(page);
  const [first, ...more] = await products(page);
  if (!first) throw new Error('no product');
  return { first, more };
}

test('ten products of three packs take two calls each: add, read the cart', async ({ page }) => {
  const { first, more } = await someProducts(page);
  // However slow the machine is, the cart was read a moment ago.
  await page.clock.setFixedTime(Date.now());
  await page.goto('/shop');
  const shown = await page
    .getByRole('button', { name: /^Add / })
    .evaluateAll((adds) => adds.map((add) => add.ariaLabel));
  const wanted = [first, ...more]
    .filter((product) => shown.includes(`Add ${product.product_name}`))
    .slice(0, 10);
  const { calls, bodies } = await countCalls(page);
  for (const product of wanted) {
    await page
      .getByRole('button', { name: `Add ${product.product_name}`, exact: true })
      .first()
      .click();
    const { drawer, value } = drawerOf(page, product.product_name);
    await drawer
      .getByRole('button', { name: /^Type how many/ })
      .first()
      .click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(value).toHaveText(units(3 * product.set_qty1));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
  await expect.poll(calls).toEqual({ addToCart: 10, getCartProductByUserId: 10 });
  for (const body of bodies) expect(body).toMatchObject({ packs: 3 });
  expect((await cartOf(page)).map((line) => line.variant_qty)).toEqual(Array(10).fill(3));
});

test('one change is one call and one read of the cart, in the drawer, on the page and in the cart', async ({
  page,
}) => {
  const { first: product } = await someProducts(page);
  await openWith(page, `/product-detail/${product.slug}`, [
    ...['getOwnReview', 'getCartProductByUserId', 'getPriceUpdateNotificationCount'],
  ]);
  const { calls } = await countCalls(page);
  const group = page.getByRole('group', { name: /^Units/ }).first();
  const value = group.getByRole('status');
  for (const packs of [1, 2, 3]) {
    await group.getByRole('button', { name: /^One more/ }).click();
    await expect(value).toHaveText(units(packs * product.set_qty1));
  }
  await page
    .getByRole('button', { name: /^\+5 packs/ })
    .first()
    .click();
  await expect(value).toHaveText(units(8 * product.set_qty1));
  await expect.poll(calls).toEqual({ addToCart: 4, getCartProductByUserId: 4 });

  await openWith(page, '/cart', ['getCartProductByUserId']);
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  const { calls: inCart, bodies } = await countCalls(page);
  await line.getByRole('button', { name: /^One pack less/ }).click();
  await expect(line.getByRole('status')).toHaveText('7 packs');
  await line.getByRole('button', { name: /^Type how many/ }).click();
  await page.keyboard.type('4');
  // Leaving the field sends it too.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(line.getByRole('status')).toHaveText('4 packs');
  await expect.poll(inCart).toEqual({ updateCartItem: 2, getCartProductByUserId: 2 });
  expect(bodies).toMatchObject([{ quantity: -1 }, { quantity: -1, packs: 3 }]);
});

test('a typed number that cannot be stays in its field, with the reason @long', async ({
  page,
}) => {
  const { first: product } = await someProducts(page);
  const { drawer, first, value } = await openDrawer(page, product);
  const { calls } = await countCalls(page);
  const most = Math.floor(product.maxqty / product.set_qty1);
  const open = drawer.getByRole('button', { name: /^Type how many/ }).first();
  await open.click();
  const field = first.getByRole('textbox', { name: /^Packs, / });
  await expect(field).toBeFocused();
  for (const [typed, why] of [
    ['1.5', 'Type a whole number of packs'],
    ['9999', `At most ${packCount(most)} (${units(most * product.set_qty1)})`],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(drawer.getByRole('alert')).toHaveText(why);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(why);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expectGoodPage(page);
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await expect(open).toBeFocused();
  await expect(value).toHaveText('0 units');
  expect(calls()).toEqual({});

  // What the server refuses is kept as well, and not sent again by leaving the field.
  await page.route(/endpoint=addToCart/, (route) =>
    route.fulfill({ json: { status: 'error', code: 'too-little-stock', message: 'None left.' } }),
  );
  await open.click();
  await field.fill('2');
  await field.press('Enter');
  const oops = page.getByRole('dialog', { name: 'Oops...' });
  await expect(oops).toContainText('None left.');
  await oops.getByRole('button', { name: 'OK' }).click();
  await expect(oops).toHaveCount(0);
  await expect(first).toHaveAttribute('aria-busy', 'false');
  await drawer.getByRole('heading').click();
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('2');
  expect(calls().addToCart).toBe(1);
  await page.unroute(/endpoint=addToCart/);
  await field.press('Enter');
  await expect(value).toHaveText(units(2 * product.set_qty1));
  expect(calls().addToCart).toBe(2);
});

test('none typed into a line of the cart asks before it is removed @long', async ({ page }) => {
  const { first: product } = await someProducts(page);
  await addPacks(page, product, 2);
  await page.goto('/cart');
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  const open = line.getByRole('button', { name: /^Type how many/ });
  const ask = page.getByRole('dialog', { name: 'Are you sure?' });
  await open.click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(line.getByRole('status')).toHaveText('2 packs');
  await expect(open).toBeFocused();
  await open.click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await ask.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(line).toHaveCount(0);
  expect(await cartOf(page)).toEqual([]);
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
  const { first: product } = await someProducts(page);
  const { value, drawer } = await openDrawer(page, product);
  await expect(value).toHaveText('0 units');
  const other = await context.newPage();
  await other.goto(`/product-detail/${product.slug}`, { waitUntil: 'networkidle' });
  const group = other.getByRole('group', { name: /^Units/ }).first();
  for (const packs of [1, 2]) {
    await group.getByRole('button', { name: /^One more/ }).click();
    await expect(group.getByRole('status')).toHaveText(units(packs * product.set_qty1));
    await expect(value).toHaveText(units(packs * product.set_qty1));
    await expect(group).toHaveAttribute('aria-busy', 'false');
  }
  await typePacks(page, '1');
  await expect(drawer.getByText('1 pack', { exact: true }).first()).toBeVisible();
  await expect(group.getByRole('status')).toHaveText(units(product.set_qty1));
  expect((await cartOf(page)).map((line) => line.variant_qty)).toEqual([1]);
});

test('a typed number counts from what the cart holds, not from what the screen shows @long', async ({
  page,
}) => {
  const { first: product } = await someProducts(page);
  await page.clock.install();
  await page.goto(`/product-detail/${product.slug}`, { waitUntil: 'networkidle' });
  const value = page
    .getByRole('group', { name: /^Units/ })
    .first()
    .getByRole('status');
  await expect(value).toHaveText('0 units');
  // As another device does: this one is not told.
  await addPacks(page, product, 2);
  await page.clock.fastForward(6_000);
  const { calls } = await countCalls(page);
  await typePacks(page, '1');
  await expect(value).toHaveText(units(product.set_qty1));
  expect((await cartOf(page)).map((line) => line.variant_qty)).toEqual([1]);
  expect(calls().addToCart).toBe(1);

  // Also where it is the number on the screen.
  await addPacks(page, product, 3);
  await page.clock.fastForward(6_000);
  await typePacks(page, '1');
  await expect.poll(async () => (await cartOf(page))[0]?.variant_qty).toBe(1);
  expect(calls().addToCart).toBe(2);
});

test('a field left as it was opened changes nothing, though another tab changed the cart @long', async ({
  page,
  context,
}) => {
  const { first: product } = await someProducts(page);
  const { first, drawer, value } = await openDrawer(page, product);
  await drawer
    .getByRole('button', { name: /^Type how many/ })
    .first()
    .click();
  const other = await context.newPage();
  await other.goto(`/product-detail/${product.slug}`, { waitUntil: 'networkidle' });
  await other
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(drawer.getByText('1 pack', { exact: true }).first()).toBeVisible();
  await drawer.getByRole('heading').click();
  await expect(first.getByRole('textbox')).toHaveCount(0);
  await expect(value).toHaveText(units(product.set_qty1));
  expect((await cartOf(page)).map((line) => line.variant_qty)).toEqual([1]);
});
