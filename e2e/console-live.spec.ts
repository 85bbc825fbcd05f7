import type { Page } from '@playwright/test';
import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  post,
  read,
  signInAs,
  test,
} from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

/** Counts tones instead of playing them. */
async function countTones(page: Page) {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      document.documentElement.dataset.tones = String(
        Number(document.documentElement.dataset.tones ?? 0) + 1,
      );
      start.call(this, at);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));
}

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'New order' });

test('a new order is told, sounds, and is accepted in two taps @desktop', async ({ page }) => {
  const customer = await signIn(page, 'first');
  const tones = await countTones(page);
  await signInAs(page, owner);
  await page.goto('/console/today');
  await page.getByRole('heading', { name: 'Today', exact: true }).click();
  const id = await placeOrder(page, customer);
  await expect(toast(page)).toContainText(`New order #${id} · `);
  await expect(toast(page)).toContainText('₹');
  expect(await tones()).toBe(2);
  await expectGoodScreen(page);
  await toast(page).getByRole('link', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('the list follows in place: filters typed and orders selected stay', async ({ page }) => {
  const customer = await signIn(page, 'first');
  const older = await placeOrder(page, customer);
  const tones = await countTones(page);
  await signInAs(page, owner);
  await page.goto('/console/orders?status=active');
  await page.getByRole('button', { name: 'Sound for new orders' }).click();
  await page.getByLabel(`Select order ${older}`).check();
  await page.getByLabel('Search').fill('half a wo');
  const badge = page.getByRole('link', { name: /^Orders \d+ to accept/ });
  const { to_accept: before } = await read(page, 'getNewOrders', {});

  const newer = await placeOrder(page, customer);
  await expect(page.getByRole('link', { name: `#${newer}`, exact: true })).toBeVisible();
  await expect(page.getByLabel(`Select order ${older}`)).toBeChecked();
  await expect(page.getByLabel('Search')).toHaveValue('half a wo');
  await expect(badge).toHaveAccessibleName(`Orders ${before + 1} to accept`);
  expect(await tones()).toBe(0);
  // Kept in this browser.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound for new orders' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  // Accepted elsewhere, it leaves.
  await post(page, 'moveOrder', { id: newer, to: 'accepted' });
  await expect(page.getByRole('link', { name: `#${newer}`, exact: true })).toHaveCount(0);
});

test('a packer’s list follows too, without a word of what the role cannot do', async ({ page }) => {
  const customer = await signIn(page, 'first');
  const packer = await addOperator(page, 'packer');
  await signIn(page, 'first');
  await signInAs(page, packer);
  await page.goto('/console/orders');
  const id = await placeOrder(page, customer);
  await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
});

test('a session that is ended elsewhere leads to the sign-in @long', async ({ page }) => {
  const operator = await addOperator(page, 'staff');
  await signInAs(page, operator);
  await page.goto('/console/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await post(page, 'signOut', {});
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
});

/** Answers this read with a fault, as a shop does that is too busy, until it is taken back. */
async function failing(page: Page, action: string): Promise<() => Promise<void>> {
  const route = new RegExp(`/console/api/${action}(\\?|$)`);
  await page.route(route, (request) =>
    request.fulfill({ json: { success: false, code: 'busy', message: 'Busy.' } }),
  );
  return () => page.unroute(route);
}

test.describe('when a read fails', () => {
  test('behind an open screen, all of it stays and is read again @long', async ({ page }) => {
    const id = await placeOrder(page, await signIn(page, 'first'));
    await signInAs(page, owner);
    await page.goto(`/console/orders/${id}`);
    await page.getByRole('button', { name: /^Take ₹/ }).click();
    await page.getByLabel('Reference').fill('UPI 4711');
    const recover = await failing(page, 'getOrder');
    const failed = page.waitForResponse(/console\/api\/getOrder/);
    await post(page, 'addOrderNote', { id, text: 'Ring the bell twice' });
    await failed;
    await expect(page.getByLabel('Reference')).toHaveValue('UPI 4711');
    await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
    await recover();
    await expect(page.getByText('Ring the bell twice')).toBeAttached();
    await expect(page.getByLabel('Reference')).toHaveValue('UPI 4711');
  });

  test('the rest of the screen is there, and its own content has its heading', async ({ page }) => {
    await signInAs(page, owner);
    const recover = [
      await failing(page, 'getStatement'),
      await failing(page, 'listSavedViews'),
      await failing(page, 'listRoutes'),
    ];
    await page.goto('/console/orders');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.goto('/console/customers/1');
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await expectGoodScreen(page);
    for (const one of recover) await one();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Closing balance')).toBeVisible();

    const whole = await failing(page, 'getCashBook');
    await page.goto('/console/orders/cash-book');
    await expect(page.getByRole('heading', { name: 'Cash book', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deliveries' })).toBeVisible();
    await whole();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
  });
});

/** What comes with the network or with whoever comes back, without waiting for the next try. */
const comeBack = (page: Page, event: 'focus' | 'online') =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), event);

test.describe('a screen that could not be read', () => {
  const problem = (page: Page) => page.getByRole('alert').getByText('This could not be loaded.');

  test('is read again by itself, with the sign of a server that answered @desktop @long', async ({
    page,
  }) => {
    await signInAs(page, owner);
    const recover = await failing(page, 'getToday');
    await page.goto('/console/today');
    await expect(problem(page)).toBeVisible();
    const button = page.getByRole('button', { name: 'Try again' });
    await button.focus();
    await page.waitForResponse(/console\/api\/getToday/);
    await expect(button).toBeFocused();
    await expectGoodScreen(page);
    const sign = page.getByRole('alert').locator('path').last();
    const answered = await sign.getAttribute('d');
    await recover();
    await expect(page.getByText('Best sellers')).toBeVisible({ timeout: 8_000 });

    // Whoever answered was not the shop.
    await page.route(/console\/api\/getToday/, (request) => request.fulfill({ body: 'Wi-Fi' }));
    await page.reload();
    await expect(page.getByText('No answer from the server.')).toBeVisible();
    expect(await sign.getAttribute('d')).not.toBe(answered);
  });

  const screens = [
    ['orders', 'listOrders', 'focus'],
    ['orders/1', 'getOrder', 'online'],
    ['products', 'listProducts', 'focus'],
    ['customers/1', 'getCustomer', 'online'],
    ['customers/1', 'getMe', 'focus'],
  ] as const;
  for (const [path, action, event] of screens) {
    test(`${path} without ${action} is back on ${event} @long`, async ({ page }) => {
      await signInAs(page, owner);
      const recover = await failing(page, action);
      await page.goto(`/console/${path}`);
      await expect(page.getByText('This could not be loaded.')).toBeVisible();
      await recover();
      await comeBack(page, event);
      // Before the next try of its own.
      await expect(page.getByText('This could not be loaded.')).toHaveCount(0, { timeout: 4_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('takes nothing that was typed with it, however long it lasts', async ({ page }) => {
    await signInAs(page, owner);
    const recover = [await failing(page, 'getStatement')];
    await page.goto('/console/customers/1');
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.fill('half a wo');
    for (const action of ['getMe', 'getCustomer']) recover.push(await failing(page, action));
    const failed = page.waitForResponse(/console\/api\/getCustomer\?/);
    await comeBack(page, 'online');
    await failed;
    for (const one of recover) await one();
    await comeBack(page, 'online');
    await expect(page.getByText('Closing balance')).toBeAttached();
    await expect(search).toHaveValue('half a wo');
  });
});

test('an order that somebody else cancels takes the question away with a word @desktop', async ({
  page,
}) => {
  const id = await placeOrder(page, await signIn(page, 'first'));
  await signInAs(page, owner);
  await page.goto(`/console/orders/${id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByLabel('Reason').fill('Called off');
  await post(page, 'moveOrder', { id, to: 'cancelled', reason: 'Out of soap' });
  const dialog = page.getByRole('dialog', { name: 'No longer to be cancelled' });
  await expect(dialog).toContainText(/set to “Cancelled” by .+: Out of soap\./);
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeFocused();
});

test('a picking list follows an order that is changed @long', async ({ page }) => {
  const id = await placeOrder(page, await signIn(page, 'first'));
  await signInAs(page, owner);
  await post(page, 'moveOrder', { id, to: 'accepted' });
  const { order } = await read(page, 'getOrder', { id });
  const [line] = order.lines;
  await page.goto(`/console/orders/picking?ids=${id}`);
  const shown = page.getByRole('main');
  await expect(shown).toContainText(`${line.variant_qty} × Pack of ${line.set_qty}`);
  const more = line.variant_qty + 1;
  await post(page, 'editOrder', {
    ...{ id, version: order.version, lines: [{ id: line.id, variant_qty: more }] },
  });
  await expect(shown).toContainText(`${more} × Pack of ${line.set_qty}`);
});
