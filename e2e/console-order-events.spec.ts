import type { Page } from '@playwright/test';
import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  post,
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
  await toast(page).getByRole('link', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('a session that is ended elsewhere leads to the sign-in @long', async ({ page }) => {
  const operator = await addOperator(page, 'staff');
  await signInAs(page, operator);
  await page.goto('/console/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await post(page, 'signOut', {});
  // The feed looks every second, and a browser whose stream has ended comes back after three.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 10_000 });
});

/** Answers this read with a fault, as a shop does that is too busy, until it is taken back. */
async function failing(page: Page, action: string): Promise<() => Promise<void>> {
  const route = new RegExp(`/console/api/${action}(\\?|$)`);
  await page.route(route, (request) =>
    request.fulfill({ json: { success: false, code: 'busy', message: 'Busy.' } }),
  );
  return () => page.unroute(route);
}

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
    // It is read again every five seconds.
    await expect(page.getByText('Best sellers')).toBeVisible({ timeout: 8_000 });

    // Whoever answered was not the shop.
    await page.route(/console\/api\/getToday/, (request) => request.fulfill({ body: 'Wi-Fi' }));
    await page.reload();
    await expect(page.getByText('No answer from the server.')).toBeVisible();
    expect(await sign.getAttribute('d')).not.toBe(answered);
  });
});
