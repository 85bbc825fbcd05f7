import type { Page } from '@playwright/test';
import { signInOwn } from './customer-fixture.ts';
import { expectGoodPage } from './good-page.ts';
import { expect, test } from './shop-fixture.ts';

/** Every call of these actions is refused. */
async function failing(page: Page, ...actions: string[]): Promise<void> {
  const calls = new RegExp(`endpoint=(${actions.join('|')})(&|$)`);
  await page.route(calls, (route) =>
    route.fulfill({ json: { status: 'error', success: false, code: 'server-fault' } }),
  );
}

test('sections that cannot be read stay empty, and nothing is claimed about them', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInOwn(page);
  await failing(
    page,
    'getSubSubcategoriesBySubcategorySlugiff',
    'getReviewsByProductId',
    'getUserNotifications',
  );
  await page.goto('/face-care');
  await page.getByRole('navigation', { name: 'Face Care' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('navigation', { name: 'Face Care' })).toHaveCount(0);
  await expect(page.getByText('No sub-subcategories found.')).toHaveCount(0);
  const product = page.getByRole('article').first().getByRole('link').first();
  await expect(product).toBeVisible();
  await product.click();
  await page.getByRole('heading', { name: 'Write a review' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('No reviews yet.')).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notification/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: 'See all' })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveCount(0);
  await expect(panel.getByText('No notifications')).toHaveCount(0);
});

// The script that watches comes seconds after the page, and asks every 5 s.
const patient = { timeout: 20_000 };

test('a customer whose account cannot be read is told, until it can @long', async ({ page }) => {
  const userId = String(await signInOwn(page));
  await page.goto('/faqs');
  await expect.poll(() => page.evaluate(() => localStorage.userId)).toBe(userId);
  // As while the database is away: a page for visitors that leaves the cookie `thok_customer` as it is.
  await page.route('**/face-care', async (route) => {
    const headers = { ...(await route.request().allHeaders()), cookie: '' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  let busy = true;
  await page.route('**/api?endpoint=countCartVariants*', (route) =>
    busy
      ? // As HTTP 200, so that the browser itself reports no error.
        route.fulfill({ json: { status: 'error', code: 'busy', message: 'Busy.' } })
      : route.fallback(),
  );
  await page.goto('/face-care');
  const notice = page.getByText('Your account cannot be reached right now.');
  await expect(notice).toBeVisible(patient);
  expect(await page.evaluate(() => localStorage.userId)).toBe(userId);
  await expectGoodPage(page);
  await expect(notice).toBeInViewport();
  // It covers a part of the page, and moves nothing.
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  busy = false;
  await expect(notice).toHaveCount(0, patient);
});

/** As the database is, or is not, for all the shop says. */
async function databaseOf(page: Page, isBack: () => boolean): Promise<void> {
  await page.route('**/readyz', (route) =>
    route.fulfill({ json: { database: isBack() ? 'reachable' : 'unreachable' } }),
  );
}

test('what failed while the database was away comes by itself when it is back @long', {
  tag: '@desktop',
}, async ({ page }) => {
  let back = false;
  await databaseOf(page, () => back);
  // A picture that is no picture fails without an error in the console.
  await page.route('**/images/{banners,products}/*', (route) =>
    back || route.request().url().includes('default.webp')
      ? route.fallback()
      : route.fulfill({ contentType: 'image/webp', body: '' }),
  );
  await page.route('**/api?endpoint=getAllFaqs*', (route) =>
    back
      ? route.fallback()
      : route.fulfill({ json: { status: 'error', code: 'busy', message: 'Busy.' } }),
  );
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Offers', exact: true }).locator('img').first();
  await expect(banner).toBeHidden();
  await expectGoodPage(page);
  const isShown = () =>
    banner.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && !image.dataset.failed);
  back = true;
  await expect.poll(isShown, patient).toBe(true);
  await expect(banner).toBeVisible();
  back = false;
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Try again' })).toBeVisible();
  back = true;
  await expect(main.getByRole('link', { name: 'Try again' })).toHaveCount(0, patient);
  await expect(main.getByRole('group').first()).toBeVisible();
});
